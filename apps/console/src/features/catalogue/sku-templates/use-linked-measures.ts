import { Form } from 'antd';
import { atResolution, enteredIn, type SizeMeasures } from './size-entry.ts';
import type { SizeRow } from './template-form-values.ts';

const measures = ['width', 'height', 'width_mm', 'height_mm', 'entered'] as const satisfies (keyof SizeMeasures)[];

function useMeasuredRows() {
  const form = Form.useFormInstance();
  return {
    dpi: () => form.getFieldValue('dpi_value') as number | null,
    rows: () => (form.getFieldValue('size_prices') as (Partial<SizeRow> | undefined)[] | undefined) ?? [],
    setMeasures(index: number, row: SizeMeasures) {
      for (const measure of measures) form.setFieldValue(['size_prices', index, measure], row[measure]);
      // The error of an empty field is obsolete once the other unit fills it.
      const filled = measures.filter((measure) => row[measure] !== null);
      form.setFields(filled.map((measure) => ({ name: ['size_prices', index, measure], errors: [] })));
    },
  };
}

/** After one unit of a row was entered: derives the other one. */
export function useLinkedMeasures(): (index: number, unit: SizeMeasures['entered']) => void {
  const { dpi, rows, setMeasures } = useMeasuredRows();
  return (index, unit) => {
    const at = dpi();
    if (at !== null) setMeasures(index, enteredIn(unit, rows()[index] ?? {}, at));
  };
}

/** After the resolution was changed: each row keeps its entered unit. */
export function useMeasuresAtResolution(): () => void {
  const { dpi, rows, setMeasures } = useMeasuredRows();
  return () => {
    const at = dpi();
    if (at === null || at <= 0) return;
    for (const [index, row] of rows().entries()) setMeasures(index, atResolution(row ?? {}, at));
  };
}
