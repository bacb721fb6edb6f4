import type { BilingualText } from '@platen/model/text/locale';

/**
 * Why an order sheet cannot be read.
 * To add one: a line with both texts; `throw sheetError('its_key', { … })`, with every `{name}` of the text.
 */
export const sheetMessages = {
  file_empty: { zh: '文件是空的', en: 'The file is empty' },
  old_format: {
    zh: '这是旧版 Excel 格式（.xls），请另存为 .xlsx 后再导入',
    en: 'This is the old Excel format (.xls). Save it as .xlsx and import that',
  },
  password_protected: {
    zh: '文件有打开密码，请取消密码后再导入',
    en: 'The file is password-protected. Remove the password and import it again',
  },
  format_unsupported: {
    zh: '不支持 {format} 格式，请另存为 .xlsx 后再导入',
    en: '{format} files are not supported. Save it as .xlsx and import that',
  },
  not_a_sheet: {
    zh: '这不是表格文件，请选择 .xlsx 或 .csv 文件',
    en: 'This is not a sheet. Choose an .xlsx or .csv file',
  },
  file_damaged: {
    zh: '文件已损坏或不完整，请用 Excel 或 WPS 打开并重新保存后再导入',
    en: 'The file is damaged or incomplete. Open it in Excel or WPS, save it again, and import that',
  },
  name_unsafe: {
    zh: '文件内含有不安全的路径“{name}”，无法导入',
    en: 'The file contains an unsafe path, “{name}”, and cannot be imported',
  },
  link_inside: {
    zh: '文件内的“{name}”是一个链接，无法导入',
    en: '“{name}” in the file is a link to another file and cannot be imported',
  },
  no_sheet_inside: {
    zh: '压缩包里没有表格，请把 .xlsx 或 .csv 文件和图片放在一起压缩',
    en: 'There is no sheet in the archive. Pack the .xlsx or .csv file together with its images',
  },
  several_sheets_inside: {
    zh: '压缩包里有多个表格（{names}），请只保留一个',
    en: 'The archive contains several sheets ({names}). Keep only one',
  },
  file_changed: {
    zh: '读取时文件被修改，请保存并关闭文件后再导入',
    en: 'The file changed while it was being read. Save and close it, then import it again',
  },
  too_much_memory: {
    zh: '表格过大，请拆分成几个文件后再导入',
    en: 'The sheet is too large. Split it into several files',
  },
  too_many_entries: {
    zh: '文件内的部件超过 {limit} 个，无法导入',
    en: 'The file contains more than {limit} parts and cannot be imported',
  },
  too_large: {
    zh: '表格解压后超过 {limit} MB，请拆分成几个文件后再导入',
    en: 'The sheet is larger than {limit} MB when unpacked. Split it into several files',
  },
  picture_too_large: {
    zh: '表格中的图片“{name}”超过 {limit} MB',
    en: 'The image “{name}” in the sheet is larger than {limit} MB',
  },
  too_many_texts: {
    zh: '表格中的文字过多，请拆分成几个文件后再导入',
    en: 'The sheet contains too much text. Split it into several files',
  },
  too_many_rows: {
    zh: '表格超过 {limit} 行，请删除多余的空行，或拆分成几个文件后再导入',
    en: 'The sheet has more than {limit} rows. Delete empty rows, or split it into several files',
  },
  too_many_cells: {
    zh: '表格超过 {limit} 个单元格，请删除多余的列，或拆分成几个文件后再导入',
    en: 'The sheet has more than {limit} cells. Delete unneeded columns, or split it into several files',
  },
  too_many_pictures: {
    zh: '表格中的图片超过 {limit} 张，请拆分成几个文件后再导入',
    en: 'The sheet has more than {limit} images. Split it into several files',
  },
  cell_too_long: {
    zh: '第{row}行有一个单元格的文字超过 {limit} 个字符',
    en: 'Row {row}: a cell contains more than {limit} characters',
  },
  took_too_long: {
    zh: '读取文件超过 {seconds} 秒，已停止；请拆分成几个文件后再导入',
    en: 'Reading the file took longer than {seconds} s and was stopped. Split it into several files',
  },
  headers_unknown: {
    zh: '没有认出这些列：{columns}。请告诉我们它们是表格中的哪一列',
    en: 'These columns were not found: {columns}. Say which headers of your sheet they are',
  },
  no_data: { zh: '文件中没有数据', en: 'The file contains no data' },
} as const satisfies Record<string, BilingualText>;

export type SheetErrorCode = keyof typeof sheetMessages;

/** What is wrong with one cell, for a row that is otherwise read. */
export const cellMessages = {
  cell_error: { zh: '{header}：公式出错（{value}）', en: '{header}: the formula gives an error ({value})' },
  formula_without_value: {
    zh: '{header}：公式没有计算结果，请用 Excel 或 WPS 打开并保存后再导入',
    en: '{header}: the formula has no result. Open the file in Excel or WPS, save it, and import it again',
  },
  picture_missing: {
    zh: '{header}：单元格中的图片已丢失，请重新插入',
    en: '{header}: the image in the cell is missing. Insert it again',
  },
} as const satisfies Record<string, BilingualText>;

/** What is wrong with a row, beside what is wrong with any order. */
export const rowMessages = {
  line: { zh: '第{row}行：{reason}', en: 'Row {row}: {reason}' },
  about_column: { zh: '{column}：{reason}', en: '{column}: {reason}' },
  template_unknown: { zh: 'SKU模板编号 {no} 不存在', en: 'SKU template number {no} does not exist' },
  kind_unsupported: {
    zh: '模板 {no} 的类型“{kind}”不支持导入',
    en: 'Template {no} is of the type “{kind}”, which cannot be imported',
  },
  kind_unwanted: {
    zh: '模板 {no} 的类型与所选的导入类型不同',
    en: 'Template {no} is of another type than the one chosen for this import',
  },
  number_repeated: { zh: '客户订单号“{no}”与第{row}行重复', en: 'Order number “{no}” is already in row {row}' },
  number_taken: {
    zh: '客户订单号“{no}”已被你的另一个订单使用',
    en: 'Order number “{no}” is already used by another of your orders',
  },
  image_address: {
    zh: '不支持外部图片链接“{name}”，请先上传图片',
    en: 'The external link “{name}” is not supported. Upload the image first',
  },
  size_without_dimensions: {
    zh: '尺寸“{size}”没有设置宽高，无法检查生产图',
    en: 'Size “{size}” has no width and height, so production images cannot be checked',
  },
  template_without_dimensions: {
    zh: '模板没有设置宽高，无法检查生产图',
    en: 'The template has no width and height, so production images cannot be checked',
  },
  image_one_only: { zh: '{key}只能有一张图片', en: '{key} accepts only one image' },
  image_not_packed: {
    zh: '图片“{name}”不在上传的文件里，请把表格和图片一起压缩成 zip 后导入',
    en: 'Image “{name}” is not in the uploaded file. Pack the sheet and its images into a zip and import that',
  },
  image_missing: { zh: '图片“{name}”不存在', en: 'Image “{name}” not found' },
  image_outside: {
    zh: '图片“{name}”不在表格所在的文件夹中',
    en: 'The image “{name}” is not in the folder of the sheet',
  },
  image_link: {
    zh: '图片“{name}”是快捷方式或链接，请放入图片文件本身',
    en: '“{name}” is a link to another file. Use the image file itself',
  },
  image_changed: {
    zh: '图片“{name}”在读取后被修改，请重新导入表格',
    en: 'The image “{name}” changed after it was read. Import the sheet again',
  },
  image_format: {
    zh: '图片“{name}”格式不支持，可用：{formats}',
    en: 'The format of “{name}” is not supported. Use one of: {formats}',
  },
  image_too_large: { zh: '图片“{name}”超过 {limit} MB', en: 'The image “{name}” is larger than {limit} MB' },
  image_too_many_pixels: { zh: '图片“{name}”超过 {limit} 像素', en: 'The image “{name}” has more than {limit} pixels' },
  image_unreadable: { zh: '无法读取图片“{name}”的宽高', en: 'The width and height of “{name}” cannot be read' },
  image_not_image: { zh: '“{name}”不是图片', en: '“{name}” is not an image' },
  image_unreachable: { zh: '图片“{name}”下载失败', en: 'The image “{name}” could not be downloaded' },
} as const satisfies Record<string, BilingualText>;

export type RowMessage = keyof typeof rowMessages;
