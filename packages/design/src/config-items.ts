import { z } from 'zod';
import { imageOptionSchema } from './items.ts';

/** A custom item as forms, sheets and the public API see it. */
export const excelTypes = ['image', 'text', 'color', 'font_family'] as const;
export type ExcelType = (typeof excelTypes)[number];

const entryShape = {
  key: z.string(),
  type: z.enum(excelTypes),
  value: z.string(),
  options: z.array(imageOptionSchema),
  required: z.boolean(),
  is_child: z.boolean(),
  /** The largest size at which a picture is shown, in px of the canvas. */
  width: z.number().optional(),
  height: z.number().optional(),
};
const childSchema = z.object(entryShape);
const leadingItemSchema = z.object({ ...entryShape, children: z.array(childSchema) });

export type ConfigItem = z.output<typeof childSchema>;
export type LeadingConfigItem = z.output<typeof leadingItemSchema>;

export const excelConfigSchema = z.array(leadingItemSchema).max(1000);
export type ExcelConfig = z.output<typeof excelConfigSchema>;

/** All fields as a flat list, a leading field before its children: the columns of a sheet. */
export function flattenExcelConfig(config: ExcelConfig): ConfigItem[] {
  return config.flatMap(({ children, ...entry }) => [entry, ...children]);
}
