import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { formatFen } from '@platen/model/money/money';
import { receiverFields } from '@platen/model/orders/receiver-fields';
import { requiredPartsOf } from '@platen/ordering/check-address';
import type { ItemsByKey } from '@platen/ordering/custom-items';
import type { OrderTemplate } from '@platen/ordering/order-template';
import { findPrice } from '@platen/ordering/typed-amounts';
import { ChevronRight, Copy, Trash2 } from 'lucide-react';
import { type Dispatch, memo, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { PendingScope } from '../../../../ui/form/form-pending.tsx';
import { emptyValue } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import type { DraftColumn } from '../draft/draft-columns.ts';
import type { RowErrors } from '../draft/draft-errors.ts';
import type { DraftChange } from '../draft/draft-state.ts';
import type { OrderDraft } from '../draft/order-draft.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import { orderGridTexts } from './order-grid.messages.ts';
import styles from './order-grid.module.css';
import { columnLabel, OrderGridCell } from './order-grid-cell.tsx';

/** The handlers that the rows call. Their identity never changes. */
interface RowHandlers {
  change: Dispatch<DraftChange>;
  openReceiver: (key: number) => void;
  selectRow: (key: number, isMore: boolean) => void;
  /** Keeps a row with pending uploads rendered: unmounting it would cancel them. */
  pinRow: (key: number, isPinned: boolean) => void;
}

interface Props {
  template: SkuTemplate;
  /** The same template in the form that prices are calculated from. */
  ordered: OrderTemplate;
  columns: readonly DraftColumn[];
  /** The columns of the receiver may be collapsed into one. */
  isFolded: boolean;
  shipping: ShippingRules | undefined;
  /** The custom items that the size of the row shows. */
  fields: ItemsByKey;
  draft: OrderDraft;
  index: number;
  errors: RowErrors | undefined;
  /** The first and the last selected column; -1 if none is. */
  chosenFrom: number;
  chosenTo: number;
  isActive: boolean;
  /** On a phone the effect image is in the card. */
  preview: ReactNode;
  handlers: RowHandlers;
}

/** One order as a row. It renders only when it changes itself: typing in one of thousands must not render the others. */
export const OrderGridRow = memo(function OrderGridRow(props: Props) {
  const { template, columns, shipping, fields, draft, index, errors = {}, handlers } = props;
  const t = useText(formOrderFormTexts);
  const row = String(index + 1);
  const rowId = useId();
  const { key } = draft;
  const needed: readonly string[] = shipping ? requiredPartsOf(shipping, draft.receiver) : [];
  const pin = useCallback((isPinned: boolean) => handlers.pinRow(key, isPinned), [handlers, key]);
  return (
    <PendingScope onChange={pin}>
      <div
        className={styles.row}
        role="row"
        data-row={key}
        data-active={props.isActive}
        data-invalid={Object.keys(errors).length > 0}
        aria-rowindex={index + 2}
      >
        <span
          className={styles.index}
          role="rowheader"
          onPointerDown={(event) => {
            event.preventDefault();
            handlers.selectRow(key, event.shiftKey);
          }}
        >
          {row}
        </span>
        {columns.map((column, at) => {
          const error = errors[column.cell];
          const errorId = error === undefined ? undefined : `${rowId}-${at}`;
          const label = columnLabel(column, t);
          return (
            <span
              key={column.cell}
              role="cell"
              className={styles.cell}
              data-column={column.cell}
              data-label={label}
              data-chosen={at >= props.chosenFrom && at <= props.chosenTo}
            >
              <OrderGridCell
                {...{ template, column, fields, draft }}
                isNeeded={needed.includes(column.cell)}
                isInvalid={error !== undefined}
                describedBy={errorId}
                label={`${label} ${row}`}
                change={handlers.change}
              />
              {error && (
                <span id={errorId} className={styles.error}>
                  {error}
                </span>
              )}
            </span>
          );
        })}
        {props.isFolded && (
          <ReceiverFold draft={draft} row={row} errors={errors} onOpen={() => handlers.openReceiver(key)} />
        )}
        <Amount ordered={props.ordered} draft={draft} />
        {props.preview}
        <span className={styles.tools} role="cell">
          <IconButton
            label={t('copyRow', { row })}
            icon={<Copy aria-hidden />}
            onClick={() => handlers.change({ type: 'copy', key })}
          />
          <IconButton
            label={t('removeRow', { row })}
            icon={<Trash2 aria-hidden />}
            onClick={() => handlers.change({ type: 'remove', keys: new Set([key]) })}
          />
        </span>
      </div>
    </PendingScope>
  );
});

/** The amount of the order, and how it is calculated. */
function Amount({ ordered, draft }: Pick<Props, 'ordered' | 'draft'>) {
  const t = useText(formOrderFormTexts);
  const grid = useText(orderGridTexts);
  const price = findPrice(ordered, draft);
  if (!price) {
    return (
      <span className={styles.amount} role="cell" data-label={t('amount')}>
        {emptyValue}
      </span>
    );
  }
  const sum = { price: formatFen(price.priceFen), quantity: String(price.quantity) };
  const rendering = formatFen(price.renderingPriceFen);
  return (
    <span className={styles.amount} role="cell" data-label={t('amount')}>
      <span>
        {formatFen(price.amountFen)}
        <small>
          {price.renderingPriceFen > 0 ? grid('breakdownRendered', { ...sum, rendering }) : grid('breakdown', sum)}
        </small>
      </span>
    </span>
  );
}

interface ReceiverFoldProps {
  draft: OrderDraft;
  row: string;
  errors: RowErrors;
  onOpen: () => void;
}

/** The receiver of an order in short. An address can be pasted on it; a click expands its columns. */
function ReceiverFold({ draft, row, errors, onOpen }: ReceiverFoldProps) {
  const t = useText(formOrderFormTexts);
  const grid = useText(orderGridTexts);
  const { receiver_name: name, city, address, remark } = draft.receiver;
  const summary = [name, city || address || remark].filter((part) => part !== '').join(' · ');
  const error = receiverFields.map((field) => errors[field]).find((each) => each !== undefined);
  const errorId = useId();
  const shown = summary || grid('noReceiver');
  return (
    <span role="cell" className={styles.cell} data-column="receiver_name" data-label={t('receiver')}>
      <button
        type="button"
        className={styles.fold}
        data-empty={summary === ''}
        data-invalid={error !== undefined}
        // Begins with what is seen, by which people call it who speak to their computer.
        aria-label={`${shown}, ${t('more')} ${row}`}
        aria-describedby={error === undefined ? undefined : errorId}
        title={summary}
        onClick={onOpen}
      >
        <span>{shown}</span>
        <ChevronRight aria-hidden />
      </button>
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}

/** The handlers of the rows with a stable identity, so that changing them renders no row. */
export function useRowHandlers(now: Omit<RowHandlers, 'pinRow'>): {
  handlers: RowHandlers;
  pinned: ReadonlySet<number>;
} {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set());
  const pinRow = useCallback((key: number, isPinned: boolean) => {
    setPinned((before) => {
      const next = new Set(before);
      if (isPinned) next.add(key);
      else next.delete(key);
      return next;
    });
  }, []);
  const handlers = useMemo<RowHandlers>(
    () => ({
      change: (change) => latest.current.change(change),
      openReceiver: (key) => latest.current.openReceiver(key),
      selectRow: (key, isMore) => latest.current.selectRow(key, isMore),
      pinRow,
    }),
    [pinRow],
  );
  return { handlers, pinned };
}
