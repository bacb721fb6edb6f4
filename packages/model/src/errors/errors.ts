import type { FieldReasonKey } from '../fields/field-reasons.ts';
import { type BilingualText, fillText, type Locale, type PlaceholderNames, textIn } from '../text/locale.ts';
import { approvalErrors } from './approval-errors.ts';
import { dataProtectionErrors } from './data-protection-errors.ts';
import { handledErrorCodes } from './handled-error-codes.ts';
import { memberErrors } from './member-errors.ts';
import { orderErrors } from './order-errors.ts';
import { roleErrors } from './role-errors.ts';
import { setupErrors } from './setup-errors.ts';
import { signInErrors } from './sign-in-errors.ts';
import { templateErrors } from './template-errors.ts';
import { walletErrors } from './wallet-errors.ts';

/**
 * All refusals of the system; those of orders and batches are in `order-errors.ts`, some others beside it.
 * To add one: a line with its code and both texts; `throw appError('its_key', { … })` on the server. The HTTP status is
 * the code's first three digits. `{name}` placeholders become required parameters of `appError`. Codes are public: API
 * callers branch on them, so a code is never reused or renumbered.
 */
export const errorTable = {
  ...dataProtectionErrors,
  ...memberErrors,
  ...orderErrors,
  ...setupErrors,
  ...signInErrors,
  ...roleErrors,
  ...approvalErrors,
  ...walletErrors,
  bad_request: { code: 40000, zh: '请求参数有误', en: 'Invalid request parameters' },
  invalid_fields: { code: 40001, zh: '请求参数有误：{fields}', en: 'Invalid request: {fields}' },
  malformed_body: {
    code: 40002,
    zh: '请求内容不是有效的 JSON：请检查第 {line} 行第 {column} 列',
    en: 'The request body is not valid JSON: check line {line}, column {column}',
  },
  captcha_wrong: { code: 40003, zh: '图形验证码不正确或已失效', en: 'The captcha is incorrect or has expired' },
  /** Also for used or expired codes and for unknown names: different errors would reveal which accounts exist. */
  code_wrong: {
    code: 40004,
    zh: '验证码不正确或已失效，请核对或重新获取',
    en: 'The verification code is incorrect or has expired. Check it or request a new one',
  },
  login_failed: { code: 40006, zh: '登录名或密码不正确', en: 'Incorrect login name or password' },
  current_password_wrong: { code: 40007, zh: '当前密码不正确', en: 'The current password is incorrect' },
  passwords_differ: { code: 40008, zh: '两次输入的密码不一致', en: 'Passwords do not match' },
  expiry_in_past: { code: 40009, zh: '过期时间必须晚于现在', en: 'The expiry must be in the future' },
  upload_mismatch: {
    code: 40010,
    zh: '文件“{filename}”的内容与声明的大小或 MD5 不一致，未保存',
    en: 'The content of “{filename}” does not match the declared size or MD5. Nothing was stored',
  },
  file_type_wrong: {
    code: 40011,
    zh: '文件“{filename}”的格式不正确，允许：{allowed}',
    en: '“{filename}” is not one of the accepted file types: {allowed}',
  },
  image_too_many_pixels: {
    code: 40012,
    zh: '图片“{filename}”的像素过多，上限为 {limit}',
    en: 'The image “{filename}” has too many pixels. The limit is {limit}',
  },
  image_unreadable: {
    code: 40013,
    zh: '图片“{filename}”已损坏或不完整，无法读取，请重新导出后再上传',
    en: 'The image “{filename}” is damaged or incomplete. Export it again and upload it',
  },
  image_cut_off: {
    code: 40034,
    zh: '图片“{filename}”缺少结尾，文件不完整，请重新导出后再上传',
    en: 'The image “{filename}” is cut off. Export it again and upload it',
  },
  image_lossless_jpeg: {
    code: 40035,
    zh: '图片“{filename}”是无损 JPEG，无法读取，请另存为普通 JPEG 或 PNG 后再上传',
    en: 'The image “{filename}” is a lossless JPEG, which cannot be read. Save it as a regular JPEG or PNG and upload it',
  },
  image_hdr: {
    code: 40036,
    zh: '图片“{filename}”使用 HDR 颜色，无法印刷，请导出为 sRGB 后再上传',
    en: 'The image “{filename}” uses HDR colors, which cannot be printed. Export it in sRGB and upload it',
  },
  image_unsupported: {
    code: 40052,
    zh: '图片“{filename}”的格式（{kind}）不受支持，请另存为普通的 TIFF、PNG 或 JPEG 后再上传',
    en: 'The image “{filename}” is of a kind that is not supported ({kind}). Save it as a regular TIFF, PNG or JPEG and upload it',
  },
  profile_unusable: {
    code: 40051,
    zh: '“{filename}”不是可用的印刷机 ICC 配置文件（CMYK），或文件已损坏',
    en: '“{filename}” is not a usable ICC profile of a press (CMYK), or it is damaged',
  },
  font_unreadable: { code: 40014, zh: '文件“{filename}”不是有效的字体', en: 'The file “{filename}” is not a font' },
  font_damaged: { code: 40027, zh: '字体“{filename}”已损坏，无法读取', en: 'The font “{filename}” is damaged' },
  font_without_characters: {
    code: 40028,
    zh: '字体“{filename}”不含任何字符',
    en: 'The font “{filename}” contains no characters',
  },
  font_aat_only: {
    code: 40029,
    zh: '字体“{filename}”只含苹果专用的排版规则（AAT），无法正确排字，请使用 OpenType 版本',
    en: 'The font “{filename}” works only on Apple systems (AAT). Use its OpenType version',
  },
  font_bitmaps_only: {
    code: 40030,
    zh: '字体“{filename}”的字符都是位图，没有轮廓，无法印刷',
    en: 'The font “{filename}” contains only bitmaps, no outlines, so it cannot be printed',
  },
  blob_unknown: {
    code: 40015,
    zh: '文件不存在或未上传完成：{id}',
    en: 'The file does not exist or its upload is incomplete: {id}',
  },
  category_too_deep: { code: 40016, zh: '分类最多两级', en: 'Categories can have up to two levels' },
  reference_unknown: { code: 40017, zh: '所选的 {field} 不存在：{id}', en: 'There is no {field} with the id {id}' },
  file_too_large: {
    code: 40018,
    zh: '文件“{filename}”超过 {limit}M',
    en: '“{filename}” is larger than {limit} MB',
  },
  library_without_file: {
    code: 40019,
    zh: '图片库“{name}”没有可下载的文件',
    en: 'The image library “{name}” has no file to share',
  },
  design_refused: { code: 40020, zh: '设计无法保存：\n{findings}', en: 'The design cannot be saved:\n{findings}' },
  external_image: {
    code: 40021,
    zh: '不支持外部图片链接，请先上传：{url}',
    en: 'External image links are not supported. Upload the image first: {url}',
  },
  webhook_url_refused: {
    code: 40022,
    zh: '回调地址无法使用：{reason}',
    en: 'This URL cannot be used: {reason}',
  },
  reason_required: { code: 40024, zh: '请填写原因', en: 'A reason is required' },
  idempotency_key_too_long: {
    code: 40026,
    zh: 'Idempotency-Key 不能超过 {limit} 个字符',
    en: 'An Idempotency-Key can have up to {limit} characters',
  },
  publish_time_past: { code: 40031, zh: '发布时间必须晚于现在', en: 'The publishing time must be in the future' },
  not_signed_in: { code: 40100, zh: '请先登录', en: 'Please sign in' },
  account_frozen: {
    code: handledErrorCodes.account_frozen,
    zh: '你的账号已被冻结，请联系管理员',
    en: 'Your account has been frozen, please contact the administrator.',
  },
  authorization_scheme: {
    code: 40104,
    zh: '不支持 {scheme} 认证，请使用 Authorization: Bearer <API 密钥>',
    en: '{scheme} authentication is not supported. Send Authorization: Bearer <API key>',
  },
  api_key_unknown: {
    code: 40103,
    zh: 'API 密钥不正确或已删除',
    en: 'The API key is incorrect or was deleted',
  },
  api_key_expired: { code: 40102, zh: 'API 密钥已过期', en: 'The API key has expired' },
  insufficient_balance: {
    code: handledErrorCodes.insufficient_balance,
    zh: '余额不足：需支付 {amount}，可用余额 {available}，还差 {missing}',
    en: 'Insufficient balance: {amount} to pay, {available} available, {missing} short',
  },
  not_allowed: {
    code: handledErrorCodes.not_allowed,
    zh: '你没有执行此操作的权限',
    en: 'You don’t have permission to do this',
  },
  session_only: {
    code: 40301,
    zh: '此操作需要登录控制台，不能使用 API 密钥',
    en: 'Sign in to the console to do this. API keys are not allowed',
  },
  scope_missing: {
    code: 40303,
    zh: '这个 API 密钥没有所需权限（{scopes}），请在控制台编辑密钥并勾选',
    en: 'This API key lacks the scope that is needed ({scopes}). Edit the key in the console to add it',
  },
  api_key_address: {
    code: 40305,
    zh: '这个 API 密钥不能在 {address} 使用，请在控制台编辑密钥并添加该地址',
    en: 'This API key cannot be used from {address}. Edit the key in the console to add the address',
  },
  upload_link_dead: {
    code: handledErrorCodes.upload_link_dead,
    zh: '上传链接无效或已过期，请重新申请',
    en: 'The upload link is invalid or has expired. Request a new one',
  },
  not_found: { code: 40400, zh: '资源不存在', en: 'Resource not found' },
  /** The same code as for all missing resources: clients of the template lookup branch on 40400. */
  sku_template_no_unknown: {
    code: 40400,
    zh: 'SKU 模板编号 {no} 不存在',
    en: 'SKU template number {no} does not exist',
  },
  tls_required: { code: 40309, zh: '请使用 https:// 访问', en: 'Use https:// instead of http://' },
  link_expired: { code: 41000, zh: '下载链接已过期', en: 'The download link has expired' },
  route_not_found: { code: 40404, zh: '接口不存在：{path}', en: 'Unknown endpoint: {path}' },
  method_not_allowed: {
    code: 40500,
    zh: '{path} 不支持 {method}，可用：{methods}',
    en: '{path} does not support {method}. Use: {methods}',
  },
  request_timeout: { code: 40800, zh: '请求超时', en: 'The request timed out' },
  idempotency_key_reused: {
    code: 40901,
    zh: '该 Idempotency-Key 已用于另一个请求',
    en: 'This Idempotency-Key was already used for another request',
  },
  idempotency_answer_lost: {
    code: 40962,
    zh: '该 Idempotency-Key 的请求已执行，但当时的结果已无法读取，请先查询再决定是否用新的键重试',
    en: 'The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key',
  },
  conflict: {
    code: 40900,
    zh: '同时有相同的请求，请重试',
    en: 'The same request was made at the same time. Try again',
  },
  name_taken: { code: 40902, zh: '名称“{name}”已存在', en: 'The name “{name}” is already taken' },
  ...templateErrors,
  in_use: { code: 40905, zh: '“{name}”正在使用中，不能删除', en: '“{name}” is in use and cannot be deleted' },
  sample_data_present: { code: 40960, zh: '已有示例数据', en: 'There is sample data already' },
  sample_data_of_demo: { code: 40961, zh: '演示数据不能移除', en: 'The data of a demo can’t be removed' },
  already_private: {
    code: 40906,
    zh: '模板 {no} 已在私有列表中',
    en: 'Template {no} is already in your private list',
  },
  too_many_webhooks: { code: 40915, zh: '最多 {limit} 个回调地址', en: 'You can have up to {limit} webhooks' },
  webhook_off: { code: 40916, zh: '该回调已停用，请先启用', en: 'The webhook is disabled. Enable it first' },
  own_account_freeze: {
    code: 40918,
    zh: '不能冻结或解冻自己的账号',
    en: 'You cannot freeze or unfreeze your own account',
  },
  too_many_imports: { code: 40952, zh: '最多同时导入 {limit} 个文件', en: 'Up to {limit} imports at a time' },
  import_state_refused: { code: 40953, zh: '此导入“{state}”，不能操作', en: 'This import is “{state}”' },
  import_check_outdated: { code: 40963, zh: '指定图片后请先重新检查', en: 'Images were assigned: check again first' },
  plan_of_staff: { code: 40964, zh: '只有客户有套餐', en: 'Only customers have a plan' },
  too_many_api_keys: { code: 40919, zh: '最多 {limit} 个 API 密钥', en: 'You can have up to {limit} API keys' },
  last_admin: {
    code: 40920,
    zh: '这是最后一个未冻结的管理员，不能冻结或更改角色',
    en: 'The last active administrator cannot be frozen or lose the role',
  },
  own_password_reset: {
    code: 40940,
    zh: '不能为自己生成重置链接，请在“账号”中修改密码',
    en: 'You cannot create a reset link for yourself. Change your password under Account',
  },
  frozen_password_reset: {
    code: 40941,
    zh: '账号已冻结，请先解冻再重置密码',
    en: 'This account is frozen. Unfreeze it before resetting its password',
  },
  font_ordered: {
    code: 40925,
    zh: '字体“{name}”已有订单使用，不能改名或更换文件',
    en: 'Orders use the font “{name}”, so it cannot be renamed or replaced',
  },
  page_changed: {
    code: handledErrorCodes.page_changed,
    zh: '“{title}”已由 {who} 在 {at} 修改，请载入最新内容，或覆盖对方的修改',
    en: '“{title}” was changed by {who} at {at}. Load the latest version, or overwrite it',
  },
  page_unpublished: {
    code: 40951,
    zh: '“{title}”尚未发布，没有可以恢复的版本',
    en: '“{title}” has not been published, so there is no version to roll back to',
  },
  body_too_large: {
    code: 41300,
    zh: '请求内容过大，上限为 {limit}',
    en: 'The request is too large. The limit is {limit}',
  },
  body_too_complex: {
    code: 41301,
    zh: '请求内容的条目过多，请拆分后重试',
    en: 'The request body has too many entries. Split it into several requests',
  },
  unsupported_media_type: {
    code: 41500,
    zh: '不支持的内容类型，请使用 application/json',
    en: 'Unsupported content type. Use application/json',
  },
  range_not_satisfiable: {
    code: 41600,
    zh: '请求的范围超出文件大小',
    en: 'The requested range is outside the file',
  },
  host_unknown: {
    code: 42100,
    zh: '这里没有 {host} 的页面',
    en: 'There are no pages of {host} here',
  },
  headers_too_large: { code: 43100, zh: '请求头过大', en: 'The request headers are too large' },
  too_many_requests: {
    code: 42900,
    zh: '请求过于频繁，请在 {seconds} 秒后重试',
    en: 'Too many requests. Try again in {seconds} s',
  },
  render_refused: {
    code: 42200,
    zh: '这张图片无法生成：{reason}',
    en: 'This image cannot be rendered: {reason}',
  },
  render_failed: {
    code: 50001,
    zh: '图片渲染失败：{reason}',
    en: 'The image could not be rendered: {reason}',
  },
  internal: {
    code: 50000,
    zh: '服务器内部错误，请稍后重试',
    en: 'Something went wrong on the server. Please try again later',
  },
  numbers_exhausted: {
    code: 50301,
    zh: '今日编号已用完，请明天再试或联系工厂',
    en: 'Today’s numbers are used up. Try again tomorrow or contact the factory',
  },
  database_unavailable: {
    code: 50302,
    zh: '系统正在恢复，请稍后重试',
    en: 'The system is recovering. Please try again in a moment',
  },
  store_full: {
    code: 50303,
    zh: '服务器的存储空间已满，文件未保存，请稍后重试或联系工厂',
    en: 'The server’s storage is full. Nothing was saved. Try again later or contact the factory',
  },
  store_unavailable: {
    code: 50304,
    zh: '文件存储暂时无法访问，请稍后重试',
    en: 'The file storage is unavailable. Please try again in a moment',
  },
  not_ready: { code: 50300, zh: '服务暂不可用：{part}', en: 'The service is not ready: {part}' },
} as const satisfies Record<string, BilingualText & { code: number }>;

export type ErrorKey = keyof typeof errorTable;

export type ErrorParams<K extends ErrorKey> = Record<PlaceholderNames<(typeof errorTable)[K]['en']>, string | number>;

/**
 * One refused field: its path as the caller wrote it, a key and parameters to branch on, and the bare reason in the
 * caller's language, without the path.
 */
export interface FieldError {
  path: string;
  code: FieldReasonKey | ErrorKey;
  params: Record<string, string | number | string[]>;
  message: string;
}

/** An error as it goes over the wire. `message` repeats `error_message` for callers of the public API. */
export interface ErrorResponse {
  code: number;
  error_message: string;
  message: string;
  /** Repeats the text if a form order is generated: the error message of the job. */
  error?: string;
  /** A full sentence for each of `fields`, in the same order. */
  messages?: string[];
  fields?: FieldError[];
  /** The figures in the text as values, such as the missing amount of a wallet (`missing_amount`). */
  details?: Record<string, string | number>;
  request_id?: string;
}

export function errorStatus(key: ErrorKey): number {
  return Math.floor(errorTable[key].code / 100);
}

export function errorText(key: ErrorKey, params: Record<string, string | number>, locale: Locale): string {
  return fillText(textIn(errorTable[key], locale), params);
}
