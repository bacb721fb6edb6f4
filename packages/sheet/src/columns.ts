import { customItemPrefix } from '@platen/model/form-orders';
import type { ExcelConfigItem, TemplateKind } from '@platen/model/sku-templates';

/** What a sheet is about: the facts of one template that shape its columns. */
export interface SheetTemplate {
  no: string;
  name: string;
  kind: TemplateKind;
  sizes: readonly string[];
  items: readonly ExcelConfigItem[];
}

export interface SheetColumn {
  /** The order field that the column fills, or the custom item's key with its prefix. */
  key: string;
  /** Without its `*`. */
  title: string;
  isRequired: boolean;
  /** The only values that the cell may have. */
  choices: readonly string[];
  /** What goes into the example row. */
  example: string | number;
}

const common: readonly Omit<SheetColumn, 'choices' | 'example'>[] = [
  { key: 'receiver_name', title: '收件人姓名', isRequired: false },
  { key: 'company_name', title: '公司名称', isRequired: false },
  { key: 'phone', title: '电话', isRequired: false },
  { key: 'country', title: '国家', isRequired: false },
  { key: 'province', title: '省份', isRequired: false },
  { key: 'city', title: '城市', isRequired: false },
  { key: 'address', title: '地址', isRequired: false },
  { key: 'zip_code', title: '邮编', isRequired: false },
  { key: 'shipping_method', title: '物流方式', isRequired: false },
  { key: 'remark', title: '备注', isRequired: false },
];

/** The columns of a template's order sheet, in order. */
export function orderSheetColumns(template: SheetTemplate): SheetColumn[] {
  const { no, kind, sizes, items } = template;
  const columns: SheetColumn[] = [
    { key: 'no', title: '客户订单号', isRequired: true, choices: [], example: 'A20260001' },
    { key: 'sub_no', title: '子订单号', isRequired: false, choices: [], example: '' },
    { key: 'sku_template_no', title: 'SKU模板编号', isRequired: true, choices: [no], example: no },
    { key: 'quantity', title: '总数量', isRequired: true, choices: [], example: 1 },
    { key: 'size', title: '尺寸', isRequired: true, choices: sizes, example: sizes[0] ?? '' },
  ];
  if (kind === 'form_order') {
    columns.push({
      key: 'production_image_urls',
      title: '生产图',
      isRequired: true,
      choices: [],
      example: 'images/1.png',
    });
  }
  columns.push(...common.map((column) => ({ ...column, choices: [], example: '' })));
  columns.push(...items.map(customItemColumn));
  return columns;
}

/** With more than one option, the cell holds the label of one of them. */
function customItemColumn(item: ExcelConfigItem): SheetColumn {
  const choices = item.options.length > 1 ? item.options.map(({ label }) => label) : [];
  const title = customItemPrefix + item.label;
  return { key: customItemPrefix + item.key, title, isRequired: item.required, choices, example: choices[0] ?? '' };
}

export function columnHeader({ title, isRequired }: SheetColumn): string {
  return isRequired ? `${title}*` : title;
}
