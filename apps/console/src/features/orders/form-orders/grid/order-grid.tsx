import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/shipping-settings';
import { itemsBySize } from '@platen/ordering/custom-items';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { Tooltip } from 'antd';
import { Info } from 'lucide-react';
import { type ClipboardEvent, type Dispatch, useMemo } from 'react';
import { AddressSuggestions } from '../../../../shared/orders/address-suggestions.tsx';
import { FieldServicesProvider } from '../../../../ui/fields/field-services.ts';
import { useText } from '../../../../ui/text.ts';
import { columnsOf, type DraftColumn } from '../draft/draft-columns.ts';
import type { DraftChange, DraftState } from '../draft/draft-state.ts';
import { orderImageMaxMb } from '../../../../shared/orders/image-limits.ts';
import type { CellName } from '../draft/order-draft.ts';
import { isGrid, parsePastedCells } from '../draft/paste-grid.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import { moveByKey } from './grid-keys.ts';
import { columnLabel, OrderGridRow } from './order-grid-row.tsx';
import styles from './order-grid.module.css';

interface Props {
  template: SkuTemplate;
  /** What the factory offers and asks for, once it is known. */
  shipping: ShippingRules | undefined;
  state: DraftState;
  change: Dispatch<DraftChange>;
}

const widths = { no: '172px', sub_no: '120px', size: '168px', quantity: '84px', images: '204px' } as const;

function widthOf(column: DraftColumn): string {
  if (column.kind === 'item') return column.item.type === 'image' ? '128px' : '152px';
  return widths[column.cell];
}

/**
 * The orders of a form order as a sheet: typed, or pasted from a spreadsheet; Enter and the arrow keys go from row to
 * row. On a phone each row is a card.
 */
export function OrderGrid({ template, shipping, state, change }: Props) {
  const t = useText(formOrderFormTexts);
  const columns = useMemo(() => columnsOf(template), [template]);
  const ordered = useMemo(() => orderTemplateOf(template), [template]);
  const fieldsOf = useMemo(() => itemsBySize(ordered), [ordered]);
  const services = useMemo(
    () => ({ fonts: template.font_libraries.map(({ name }) => name), pictureMaxMb: orderImageMaxMb }),
    [template],
  );
  // The last track, that of the row's tools, takes up what a wide window has to spare.
  const tracks = ['40px', ...columns.map(widthOf), '104px', 'minmax(188px, 1fr)'].join(' ');

  function paste(event: ClipboardEvent<HTMLElement>) {
    const text = event.clipboardData.getData('text/plain');
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    const key = Number(target.closest<HTMLElement>('[data-row]')?.dataset['row']);
    if (cell === undefined || !columns.some((column) => column.cell === cell) || !isGrid(text)) return;
    event.preventDefault();
    change({ type: 'paste', at: { key, cell: cell as CellName }, cells: parsePastedCells(text.trimEnd()), columns });
  }

  return (
    // Keys and pastes are those of the inputs inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.grid}
      style={{ '--tracks': tracks } as object}
      role="table"
      aria-label={t('orders')}
      aria-rowcount={state.drafts.length + 1}
      onPaste={paste}
      onKeyDown={moveByKey}
    >
      <div className={styles.head} role="row">
        <span className={styles.index} role="columnheader" aria-label={t('row')}>
          #
        </span>
        {columns.map((column) => (
          <span key={column.cell} role="columnheader" data-column={column.cell}>
            {columnLabel(column, t)}
            {column.isRequired && <b aria-hidden>*</b>}
            <ItemHint column={column} />
          </span>
        ))}
        <span className={styles.amount} role="columnheader">
          {t('amount')}
        </span>
        <span role="columnheader" aria-label={t('more')} />
      </div>
      <AddressSuggestions shipping={shipping} />
      <FieldServicesProvider value={services}>
        {state.drafts.map((draft, index) => (
          <OrderGridRow
            key={draft.key}
            template={template}
            ordered={ordered}
            columns={columns}
            shipping={shipping}
            fields={fieldsOf(draft.size)}
            draft={draft}
            index={index}
            errors={state.errors.get(draft.key)}
            change={change}
          />
        ))}
      </FieldServicesProvider>
    </div>
  );
}

/** How large a picture should be is worth knowing before one is looked for. */
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
