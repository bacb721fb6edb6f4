import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { formatFen } from '@platen/model/money/money';
import { requiredPartsOf } from '@platen/ordering/check-address';
import type { ItemsByKey } from '@platen/ordering/custom-items';
import type { OrderTemplate } from '@platen/ordering/order-template';
import { findPrice } from '@platen/ordering/typed-amounts';
import { Copy, Trash2 } from 'lucide-react';
import { type Dispatch, memo, type ReactNode, useCallback } from 'react';
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
import { ReceiverFold } from './receiver-fold.tsx';

/** The handlers that the rows call. Their identity never changes. */
export interface RowHandlers {
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
                label={`${label} ${row}`}
                change={handlers.change}
              />
              {error && <span className={styles.error}>{error}</span>}
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
