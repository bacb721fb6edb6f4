import { receiverFields } from '@platen/model/receiver-fields';
import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { orderLengthMax, productionImagesMax } from '@platen/model/form-orders';
import { formatFen, formatYuan } from '@platen/model/money';
import type { ShippingRules } from '@platen/model/shipping-settings';
import { hasSizes } from '@platen/model/sku-templates';
import { findSize } from '@platen/ordering/amounts';
import type { ItemsByKey } from '@platen/ordering/custom-items';
import type { OrderTemplate } from '@platen/ordering/order-template';
import { findAmountFen } from '@platen/ordering/typed-amounts';
import { ChevronDown, ChevronRight, Copy, Trash2 } from 'lucide-react';
import { type Dispatch, memo, type ReactNode, useState } from 'react';
import { fieldOfItem } from '../../../../shared/fields/custom-item-field.ts';
import { ChoiceCell, TextCell } from '../../../../ui/fields/cells.tsx';
import { FieldCell } from '../../../../ui/fields/field-cell.tsx';
import { nothing } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import { UploadCell } from '../../../../ui/upload/upload-cell.tsx';
import type { DraftColumn } from '../draft/draft-columns.ts';
import type { RowErrors } from '../draft/draft-errors.ts';
import type { DraftChange } from '../draft/draft-state.ts';
import { exactPxOf, orderImageMaxMb } from '../../../../shared/orders/image-limits.ts';
import type { OrderDraft } from '../draft/order-draft.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import { ReceiverPart } from './receiver-part.tsx';
import styles from './order-grid.module.css';

/** Room for a figure that is wrong, so that it can be seen. */
const quantityLengthMax = 9;

interface Props {
  template: SkuTemplate;
  /** The same template, as amounts are worked out from it. */
  ordered: OrderTemplate;
  columns: readonly DraftColumn[];
  shipping: ShippingRules | undefined;
  /** The custom items that the row's size shows. */
  fields: ItemsByKey;
  draft: OrderDraft;
  index: number;
  errors: RowErrors | undefined;
  change: Dispatch<DraftChange>;
}

/** One order as a row. It renders only when it changes itself: typing in one of hundreds must not render the others. */
export const OrderGridRow = memo(function OrderGridRow(props: Props) {
  const { ordered, columns, draft, index, errors = {}, change } = props;
  const t = useText(formOrderFormTexts);
  const [isWanted, setWanted] = useState(false);
  // A refusal must be seen: the part that holds it opens by itself.
  const isOpen = isWanted || receiverFields.some((name) => errors[name] !== undefined);
  const row = String(index + 1);
  const amountFen = findAmountFen(ordered, draft);
  return (
    <div className={styles.row} role="row" data-row={draft.key} aria-rowindex={index + 2}>
      <span className={styles.index} role="rowheader">
        {row}
      </span>
      {columns.map((column) => {
        const error = errors[column.cell];
        return (
          <span
            key={column.cell}
            role="cell"
            className={styles.cell}
            data-column={column.cell}
            data-label={columnLabel(column, t)}
          >
            <Cell
              {...props}
              column={column}
              isInvalid={error !== undefined}
              label={`${columnLabel(column, t)} ${row}`}
            />
            {error && <span className={styles.error}>{error}</span>}
          </span>
        );
      })}
      <span className={styles.amount} role="cell" data-label={t('amount')}>
        {amountFen === undefined ? nothing : formatFen(amountFen)}
      </span>
      <span className={styles.tools} role="cell">
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={`${t('more')} ${row}`}
          onClick={() => setWanted(!isOpen)}
        >
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          {t('receiver')}
        </button>
        <IconButton
          label={t('copyRow', { row })}
          icon={<Copy aria-hidden />}
          onClick={() => change({ type: 'copy', key: draft.key })}
        />
        <IconButton
          label={t('removeRow', { row })}
          icon={<Trash2 aria-hidden />}
          onClick={() => change({ type: 'remove', key: draft.key })}
        />
      </span>
      {isOpen && <ReceiverPart shipping={props.shipping} draft={draft} row={row} errors={errors} change={change} />}
    </div>
  );
});

type Translate = ReturnType<typeof useText<(typeof formOrderFormTexts)['en']>>;

export function columnLabel(column: DraftColumn, t: Translate): string {
  return column.kind === 'item' ? column.item.label : t(column.cell);
}

function Cell(props: Props & { column: DraftColumn; isInvalid: boolean; label: string }): ReactNode {
  const { template, column, draft, change, isInvalid, label } = props;
  const t = useText(formOrderFormTexts);
  const { key } = draft;
  if (column.kind === 'images') return <ImagesCell {...props} />;
  const { cell } = column;
  const onChange = (text: string) => change({ type: 'write', key, cell, text });
  if (column.kind === 'item') {
    const { item } = column;
    if (hasChosenSize(props) && !props.fields.has(item.key)) {
      return <span className={styles.absent}>{t('notInSize')}</span>;
    }
    const value = draft.values[item.key] ?? '';
    return <FieldCell field={fieldOfItem(item)} {...{ cell, label, value, onChange, isInvalid }} />;
  }
  const shared = { cell, label, value: draft[column.cell], onChange, isInvalid };
  if (column.cell === 'size') {
    const options = template.size_prices.map(({ size, price }) => ({
      value: size,
      label: size,
      note: formatYuan(price),
    }));
    return <ChoiceCell {...shared} options={options} />;
  }
  if (column.cell === 'quantity') return <TextCell {...shared} isNumber maxLength={quantityLengthMax} />;
  return <TextCell {...shared} maxLength={orderLengthMax[column.cell]} />;
}

/** Where there is nothing to choose, it is chosen. */
function hasChosenSize({ template, draft }: Pick<Props, 'template' | 'draft'>): boolean {
  return draft.size !== '' || !hasSizes(template);
}

/** Finished production images: how large they must be is said before one is chosen. */
function ImagesCell(props: Parameters<typeof Cell>[0]) {
  const { template, draft, change, isInvalid, label } = props;
  const t = useText(formOrderFormTexts);
  const exactPx = exactPxOf(findSize(template, draft.size));
  if (!hasChosenSize(props)) return <span className={styles.absent}>{t('sizeFirst')}</span>;
  return (
    <>
      <UploadCell
        value={draft.productionImages}
        onChange={(files) => change({ type: 'images', key: draft.key, files })}
        label={label}
        isInvalid={isInvalid}
        count={productionImagesMax}
        maxMb={orderImageMaxMb}
        exactPx={exactPx}
      />
      {exactPx && (
        <span className={styles.hint}>
          {t('exactly', { width: String(exactPx.widthPx), height: String(exactPx.heightPx) })}
        </span>
      )}
    </>
  );
}
