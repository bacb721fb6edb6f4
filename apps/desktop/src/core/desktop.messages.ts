import {
  type BilingualText,
  fillIn,
  type Locale,
  type PlaceholderNames,
  type TextParams,
} from '@platen/model/text/locale';

/**
 * Texts of the client itself; the server and the sheet package have their own.
 * To add one: a line with both texts; `desktopText('its_key', { … }, locale)` with every `{name}` of it.
 */
const desktopMessages = {
  images_missing: { zh: '有 {count} 张图片未上传', en: 'Images not uploaded: {count}' },
  signed_out: { zh: '登录已失效，请重新登录后重试', en: 'Your session has ended. Sign in and retry' },
  server_away: { zh: '连不上服务器，请检查网络后重试', en: 'Can’t reach the server. Check your network and retry' },
  store_refused: {
    zh: '文件存储拒绝了上传（状态 {status}）',
    en: 'The file store rejected the upload (status {status})',
  },
  failed: { zh: '出错了：{reason}', en: 'Something went wrong: {reason}' },
  image_failed: { zh: '图片“{name}”上传失败：{reason}', en: 'The image “{name}” could not be uploaded: {reason}' },
  sheet_failed: { zh: '表格“{name}”上传失败：{reason}', en: 'The sheet “{name}” could not be uploaded: {reason}' },
  sheet_missing: { zh: '找不到文件“{name}”', en: 'The file “{name}” was not found' },
  sheet_changed: {
    zh: '表格“{name}”在读取时被修改，请保存并关闭后再导入',
    en: 'The sheet “{name}” changed while it was read. Save and close it, then import it again',
  },
  sheet_too_large: { zh: '表格“{name}”超过 {limit} MB', en: 'The sheet “{name}” is larger than {limit} MB' },
  sheet_unreadable: { zh: '无法读取表格：{reason}', en: 'The sheet could not be read: {reason}' },
  folder_unreadable: { zh: '无法打开文件夹“{name}”', en: 'The folder “{name}” can’t be opened' },
  import_failed: {
    zh: '导入失败，请查看“{file}”了解详情',
    en: 'Import failed, please check the “{file}” file for details',
  },
  more_errors: { zh: '还有 {count} 个错误', en: '{count} more errors' },
  too_many_failed: {
    zh: '有错误的行已达 {count} 行，检查到第{row}行为止，后面的行没有检查。请修改整个表格后重新导入',
    en: 'Rows with errors: {count}. Checking stopped at row {row}, and the rows after it were not checked. Fix your sheet and import all of it again',
  },
  template_missing: { zh: '没有找到模板数据', en: 'Template data not found' },
  data_unreadable: { zh: '服务器返回的数据格式不正确', en: 'The server returned an invalid data format' },
} as const satisfies Record<string, BilingualText>;

type MessageKey = keyof typeof desktopMessages;
type ParamsOf<K extends MessageKey> = TextParams<PlaceholderNames<(typeof desktopMessages)[K]['en']>>;

export function desktopText<K extends MessageKey>(key: K, params: ParamsOf<K>, locale: Locale): string {
  return fillIn(desktopMessages[key], params, locale);
}
