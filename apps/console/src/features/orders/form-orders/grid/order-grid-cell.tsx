import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { hasSizes } from '@platen/model/catalogue/sku-templates';
import { formatYuan } from '@platen/model/money/money';
import { orderLengthMax, productionImagesMax } from '@platen/model/orders/form-orders';
import { findSize } from '@platen/ordering/amounts';
import type { ItemsByKey } from '@platen/ordering/custom-items';
import type { Dispatch, ReactNode } from 'react';
import { fieldOfItem } from '../../../../shared/fields/custom-item-field.ts';
import { suggestionListOf } from '../../../../shared/orders/address-suggestions.tsx';
import { exactPxOf, orderImageMaxMb } from '../../../../shared/orders/image-limits.ts';
import { ChoiceCell, TextCell } from '../../../../ui/fields/cells.tsx';
import { FieldCell } from '../../../../ui/fields/field-cell.tsx';
import { useText } from '../../../../ui/text.ts';
import { UploadCell } from '../../../../ui/upload/upload-cell.tsx';
import type { DraftColumn } from '../draft/draft-columns.ts';
import type { DraftChange } from '../draft/draft-state.ts';
import type { OrderDraft } from '../draft/order-draft.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import { orderGridTexts } from './order-grid.messages.ts';
import styles from './order-grid.module.css';

/** Allows an invalid number, so that the user can see it. */
const quantityLengthMax = 9;

interface Props {
  template: SkuTemplate;
  column: DraftColumn;
  /** The custom items that the size of the row shows. */
  fields: ItemsByKey;
  draft: OrderDraft;
  /** Whether the shipping method requires this entry. */
  isNeeded: boolean;
  isInvalid: boolean;
  /** The id of the error beside it. */
  describedBy: string | undefined;
  label: string;
  change: Dispatch<DraftChange>;
}

type Translate = ReturnType<typeof useText<(typeof formOrderFormTexts)['en']>>;

export function columnLabel(column: DraftColumn, t: Translate): string {
  if (column.kind === 'item') return column.item.label;
  return column.kind === 'receiver' ? t(`receiverFields.${column.cell}`) : t(column.cell);
}

/** The input of one cell of an order. */
export function OrderGridCell(props: Props): ReactNode {
  const { template, column, draft, change, isInvalid, describedBy, label } = props;
  const t = useText(formOrderFormTexts);
  const grid = useText(orderGridTexts);
  if (column.kind === 'images') return <ImagesCell {...props} />;
  const { cell } = column;
  const onChange = (text: string) => change({ type: 'write', key: draft.key, cell, text });
  if (column.kind === 'item') {
    const { item } = column;
    if (hasChosenSize(props) && !props.fields.has(item.key)) {
      return <span className={styles.absent}>{t('notInSize')}</span>;
    }
    const value = draft.values[item.key] ?? '';
    return <FieldCell field={fieldOfItem(item)} {...{ cell, label, value, onChange, isInvalid, describedBy }} />;
  }
  if (column.kind === 'receiver') {
    return (
      <TextCell
        {...{ cell, label, onChange, isInvalid, describedBy }}
        value={draft.receiver[column.cell]}
        maxLength={orderLengthMax[column.cell]}
        list={suggestionListOf(column.cell)}
        placeholder={props.isNeeded ? grid('required') : ''}
      />
    );
  }
  const shared = { cell, label, value: draft[column.cell], onChange, isInvalid, describedBy };
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

/** A single size is selected automatically. */
function hasChosenSize({ template, draft }: Pick<Props, 'template' | 'draft'>): boolean {
  return draft.size !== '' || !hasSizes(template);
}

/** Finished production images: the required size is shown before a file is selected. */
function ImagesCell(props: Props) {
  const { template, draft, change, isInvalid, describedBy, label } = props;
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
        describedBy={describedBy}
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
