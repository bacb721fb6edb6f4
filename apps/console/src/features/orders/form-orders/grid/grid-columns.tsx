import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { receiverFields } from '@platen/model/orders/receiver-fields';
import { Tooltip } from 'antd';
import { ChevronsLeft, ChevronsRight, Info } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useIsSmall } from '../../../../ui/hooks/use-media-query.ts';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import { columnsOf, type DraftColumn } from '../draft/draft-columns.ts';
import type { errorsOf } from '../draft/draft-state.ts';
import { hasReceiver, type OrderDraft } from '../draft/order-draft.ts';
import type { GridPosition } from '../draft/problems.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import { orderGridTexts } from './order-grid.messages.ts';
import styles from './order-grid.module.css';
import { columnLabel } from './order-grid-cell.tsx';

const widthsPx: Readonly<Record<string, number>> = {
  no: 152,
  sub_no: 96,
  size: 132,
  quantity: 80,
  images: 204,
  receiver_name: 132,
  phone: 140,
  company_name: 140,
  country: 120,
  province: 108,
  city: 108,
  address: 260,
  zip_code: 96,
  shipping_method: 140,
  remark: 200,
};

function widthOf(column: DraftColumn): number {
  if (column.kind === 'item') return column.item.type === 'image' ? 124 : 140;
  return widthsPx[column.cell] ?? 140;
}

/** The columns of a row as CSS grid tracks. The last one, with the row's tools, takes the remaining width. */
export function gridTracks(columns: readonly DraftColumn[], isFolded: boolean): string {
  const own = columns.map((column) => `${widthOf(column)}px`);
  return ['40px', ...own, ...(isFolded ? ['168px'] : []), '124px', 'minmax(76px, 1fr)'].join(' ');
}

interface ShownColumnsOptions {
  template: SkuTemplate;
  shipping: ShippingRules | undefined;
  drafts: readonly OrderDraft[];
  errors: ReturnType<typeof errorsOf>;
}

/** Which columns are shown: those of the receiver can be folded, for the whole grid or, on a phone, for each card. */
export function useShownColumns({ template, shipping, drafts, errors }: ShownColumnsOptions) {
  const isSmall = useIsSmall();
  const all = useMemo(() => columnsOf(template), [template]);
  const own = useMemo(() => all.filter(({ kind }) => kind !== 'receiver'), [all]);
  const [isFoldedByHand, setFolded] = useState<boolean>();
  const isAnySent = useMemo(() => drafts.some(hasReceiver), [drafts]);
  // The receiver's columns are expanded if an address is required, so that users see it before they are refused.
  const isReceiverRequired = (shipping?.required_parts.domestic.length ?? 0) > 0;
  const isFolded = isFoldedByHand ?? !(isAnySent || isReceiverRequired);
  const [openKey, setOpenKey] = useState<number>();
  // On a phone one card is expanded at a time; a card with an invalid receiver is expanded too.
  const isRowFolded = (key: number) =>
    isSmall ? openKey !== key && !receiverFields.some((field) => errors.get(key)?.[field]) : isFolded;
  const columnsIn = (key: number) => (isRowFolded(key) ? own : all);
  const columns = isSmall || !isFolded ? all : own;
  const unfold = ({ key }: GridPosition) => (isSmall ? setOpenKey(key) : setFolded(false));
  return { all, columns, columnsIn, isFolded, isRowFolded, setFolded, unfold };
}

interface OrderGridHeadProps {
  columns: readonly DraftColumn[];
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** Scrolls to the columns that follow; undefined if all are visible. */
  onMore: (() => void) | undefined;
}

export function OrderGridHead({ columns, isFolded, onFold, onMore }: OrderGridHeadProps) {
  const t = useText(formOrderFormTexts);
  const grid = useText(orderGridTexts);
  const firstOfReceiver = columns.find(({ kind }) => kind === 'receiver')?.cell;
  return (
    <div className={styles.head} role="row">
      <span className={styles.index} role="columnheader" aria-label={t('row')}>
        #
      </span>
      {columns.map((column) => (
        <span key={column.cell} role="columnheader" data-column={column.cell}>
          {column.cell === firstOfReceiver && (
            <IconButton label={grid('hideReceiver')} icon={<ChevronsLeft aria-hidden />} onClick={() => onFold(true)} />
          )}
          {columnLabel(column, t)}
          {column.isRequired && <b aria-hidden>*</b>}
          <ItemHint column={column} />
        </span>
      ))}
      {isFolded && (
        <span role="columnheader">
          {t('receiver')}
          <IconButton label={grid('showReceiver')} icon={<ChevronsRight aria-hidden />} onClick={() => onFold(false)} />
        </span>
      )}
      <span className={styles.amount} role="columnheader">
        {t('amount')}
      </span>
      <span className={styles.tools} role="columnheader" aria-label={t('row')}>
        {onMore && <IconButton label={grid('moreColumns')} icon={<ChevronsRight aria-hidden />} onClick={onMore} />}
      </span>
    </div>
  );
}

/** The recommended size of an image, before the user looks for one. */
function ItemHint({ column }: { column: DraftColumn }) {
  const t = useText(formOrderFormTexts);
  if (column.kind !== 'item' || column.item.type !== 'image') return null;
  const { width, height } = column.item;
  if (!width || !height) return null;
  const text = t('pixels', { width: String(Math.round(width)), height: String(Math.round(height)) });
  return (
    <Tooltip title={text}>
      <Info aria-label={text} className={styles.info} />
    </Tooltip>
  );
}

/** Smaller differences are rounding errors. */
const tolerancePx = 1;

/** Whether there are columns to the right of the visible ones: otherwise the sheet looks as if it ended at the edge. */
export function useMoreColumns(scroller: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const update = () => {
      setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > tolerancePx);
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // The header is as wide as all columns together: unlike the frame it changes when other columns are shown.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [scroller]);
  return hasMore;
}
