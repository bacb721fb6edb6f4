import {
  printSidePxMax,
  templateLengthMax,
  templatePriceYuanMax,
  templateSizesMax,
} from '@platen/model/catalogue/sku-templates';
import { currencySymbol } from '@platen/model/money/money';
import { Button, Form, Input, InputNumber } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../ui/text.ts';
import { IconButton } from '../../../ui/upload/icon-button.tsx';
import styles from './size-prices-table.module.css';
import { skuTemplateFormTexts } from './sku-templates-form.messages.ts';
import { emptyRow, isRepeatedSize, type SizeRow } from './template-form-values.ts';
import { useLinkedMeasures } from './use-linked-measures.ts';

const columns = ['size', 'price', 'width_mm', 'height_mm', 'width', 'height'] as const;
type ColumnName = (typeof columns)[number];

/** The unit and the maximum of each input. */
const unitOf = { width_mm: 'mm', height_mm: 'mm', width: 'px', height: 'px' } as const;
const sideMmMax = 100_000;

/**
 * Sizes and prices as an editable table. A size is entered in millimeters or in pixels, and the other unit is derived
 * from the resolution. On a phone each row is a card.
 */
export function SizePricesTable({ needsPixels }: { needsPixels: boolean }) {
  const t = useText(skuTemplateFormTexts);
  return (
    <Form.List name="size_prices">
      {(rows, { add, remove }, { errors }) => (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" data-column={column}>
                    {t(column)}
                  </th>
                ))}
                <td aria-hidden />
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name }) => (
                <tr key={key}>
                  {columns.map((column) => (
                    <td key={column} data-label={t(column)} data-column={column}>
                      <SizeCell column={column} index={name} rowCount={rows.length} needsPixels={needsPixels} />
                    </td>
                  ))}
                  <td className={styles.remove}>
                    <IconButton
                      label={t('removeSize', { row: String(name + 1) })}
                      icon={<Trash2 aria-hidden />}
                      disabled={rows.length === 1}
                      onClick={() => remove(name)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Form.ErrorList errors={errors} className={styles.errors} />
          <Button
            className={styles.add}
            type="dashed"
            icon={<Plus aria-hidden />}
            disabled={rows.length >= templateSizesMax}
            onClick={() => add({ ...emptyRow })}
          >
            {t('addSize')}
          </Button>
        </>
      )}
    </Form.List>
  );
}

interface CellProps {
  column: ColumnName;
  /** The index of the row. */
  index: number;
  rowCount: number;
  needsPixels: boolean;
}

function SizeCell({ column, index, rowCount, needsPixels }: CellProps) {
  const t = useText(skuTemplateFormTexts);
  const form = Form.useFormInstance();
  const deriveOtherUnit = useLinkedMeasures();
  const repeatedRule = {
    validator: () =>
      isRepeatedSize((form.getFieldValue('size_prices') as SizeRow[] | undefined) ?? [], index)
        ? Promise.reject(new Error(t('sizeRepeated')))
        : Promise.resolve(),
  };

  function input(): ReactNode {
    const label = t('cell', { column: t(column), row: String(index + 1) });
    if (column === 'size') {
      return (
        <Input
          aria-label={label}
          maxLength={templateLengthMax.size}
          placeholder={t(rowCount === 1 ? 'sizelessPlaceholder' : 'sizePlaceholder')}
        />
      );
    }
    const common = { 'aria-label': label, className: styles.number ?? '', controls: false };
    if (column === 'price')
      return <InputNumber {...common} min={0} max={templatePriceYuanMax} precision={2} prefix={currencySymbol()} />;
    const unit = unitOf[column];
    const range = unit === 'px' ? { min: 1, max: printSidePxMax, precision: 0 } : { min: 0.1, max: sideMmMax };
    return <InputNumber {...common} {...range} suffix={unit} onChange={() => deriveOtherUnit(index, unit)} />;
  }

  return (
    <Form.Item
      name={[index, column]}
      messageVariables={{ label: t(column) }}
      // Each row renders for the others only when they change.
      dependencies={column === 'size' ? Array.from({ length: rowCount }, (_, row) => ['size_prices', row, 'size']) : []}
      rules={[{ required: isRequired(column, rowCount, needsPixels) }, ...(column === 'size' ? [repeatedRule] : [])]}
    >
      {input()}
    </Form.Item>
  );
}

/** Only millimeters are required, because pixels are derived from them: a missing side is one error and not two. */
function isRequired(column: ColumnName, rowCount: number, needsPixels: boolean): boolean {
  if (column === 'size') return rowCount > 1;
  return column === 'price' || (needsPixels && unitOf[column] === 'mm');
}
