import type { BilingualText } from '@platen/model/text/locale';

/** What stands in an empty order sheet beside its columns. */
export const emptySheetTexts = {
  orders: { zh: '订单', en: 'Orders' },
  instructions: { zh: '填写说明', en: 'How to fill it in' },
  choices: { zh: '选项', en: 'Choices' },
  template: { zh: '模板', en: 'Template' },
  required: { zh: '必填。', en: 'Required.' },
  chooseFrom: { zh: '请从 {count} 个选项中选择。', en: 'Choose one of {count} options.' },
  onlyChoices: { zh: '{title}只能是：{choices}', en: '{title} must be one of: {choices}' },
  wholeQuantity: { zh: '总数量必须是大于 0 的整数', en: 'Quantity must be a whole number above 0' },
} as const satisfies Record<string, BilingualText>;

export const instructionLines: readonly BilingualText[] = [
  { zh: '带 * 的列为必填项。', en: 'Columns marked * are required.' },
  {
    zh: '图片不超过 30 MB，填写相对于本表格的路径；多张图片每行一个路径，也可以直接放入单元格。',
    en: 'Images are at most 30 MB. Give their paths relative to this sheet, one per line for several images, or insert them into the cell.',
  },
  {
    zh: '“尺寸”和有多个选项的定制项只能填写列出的值。',
    en: 'Size and custom items with several options take only the listed values.',
  },
  {
    zh: '同一客户订单号只能出现一次；请删除示例行后再导入。',
    en: 'Use each order number once. Delete the example row before you import.',
  },
];

/** What to know of a column, by its key. */
export const columnNotes: Readonly<Record<string, BilingualText | undefined>> = {
  no: { zh: '你自己的订单号，每行一个，不能重复。', en: 'Your own order number, one per row, each used once.' },
  quantity: { zh: '大于 0 的整数。', en: 'A whole number above 0.' },
  production_image_urls: {
    zh: '填写图片相对于本表格的路径，多张图片每行一个（Alt+Enter 换行）；也可以直接把图片放入单元格。',
    en: 'The path of the image relative to this sheet, one per line for several (Alt+Enter), or insert the images into the cell.',
  },
};
