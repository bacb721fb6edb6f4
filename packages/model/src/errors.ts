import { fillText, type Locale, type Text, textIn } from './locale.ts';

/**
 * Every refusal of the system, once.
 * To add one: a line with its code and both texts; `throw appError('its_key', { … })` on the server.
 * The HTTP status is the code's first three digits. `{name}` places become required parameters of `appError`.
 * Codes are public: API callers branch on them, so a code is never reused or renumbered.
 */
export const errorTable = {
  bad_request: { code: 40000, zh: '请求参数有误', en: 'The request parameters are not valid' },
  invalid_fields: { code: 40001, zh: '请求参数有误：{fields}', en: 'The request is not valid: {fields}' },
  malformed_body: { code: 40002, zh: '请求内容无法解析', en: 'The request body cannot be read' },
  captcha_wrong: { code: 40003, zh: '图形验证码不正确或已失效', en: 'The captcha is wrong or no longer valid' },
  code_wrong: { code: 40004, zh: '验证码不正确', en: 'The verification code is wrong' },
  code_dead: {
    code: 40005,
    zh: '验证码已失效，请重新获取',
    en: 'The verification code is no longer valid, request a new one',
  },
  login_failed: { code: 40006, zh: '登录名或密码不正确', en: 'The login name or the password is wrong' },
  current_password_wrong: { code: 40007, zh: '当前密码不正确', en: 'The current password is wrong' },
  passwords_differ: { code: 40008, zh: '两次输入的密码不一致', en: 'Passwords do not match' },
  expiry_in_past: { code: 40009, zh: '过期时间必须晚于现在', en: 'The expiry must be later than now' },
  not_signed_in: { code: 40100, zh: '请先登录', en: 'Please sign in' },
  account_frozen: {
    code: 40101,
    zh: '您的账号已被冻结，请联系管理员',
    en: 'Your account has been frozen, please contact the administrator.',
  },
  api_key_expired: { code: 40102, zh: 'API 密钥已过期', en: 'The API key has expired' },
  not_allowed: { code: 40300, zh: '您没有执行此操作的权限', en: 'You are not allowed to do this' },
  session_only: {
    code: 40301,
    zh: '此操作需要登录控制台，不能使用 API 密钥',
    en: 'This needs a signed-in person; an API key cannot do it',
  },
  not_found: { code: 40400, zh: '资源不存在', en: 'Resource not found' },
  route_not_found: { code: 40404, zh: '接口不存在：{path}', en: 'There is no such call: {path}' },
  method_not_allowed: { code: 40500, zh: '不支持的请求方法', en: 'This method is not supported here' },
  request_timeout: { code: 40800, zh: '请求超时', en: 'The request took too long to arrive' },
  idempotency_key_reused: {
    code: 40901,
    zh: '该 Idempotency-Key 已用于另一个请求',
    en: 'This Idempotency-Key was used for another request',
  },
  name_taken: { code: 40902, zh: '名称“{name}”已存在', en: 'The name “{name}” is already taken' },
  body_too_large: {
    code: 41300,
    zh: '请求内容过大，上限为 {limit}',
    en: 'The request is too large, the limit is {limit}',
  },
  unsupported_media_type: { code: 41500, zh: '不支持的内容类型', en: 'This content type is not supported' },
  too_many_requests: {
    code: 42900,
    zh: '请求过于频繁，请在 {seconds} 秒后重试',
    en: 'Too many requests, try again in {seconds} s',
  },
  internal: {
    code: 50000,
    zh: '服务器内部错误，请稍后重试',
    en: 'Something failed on the server, please try again later',
  },
  not_ready: { code: 50300, zh: '服务暂不可用：{part}', en: 'The service is not ready: {part}' },
} as const satisfies Record<string, Text & { code: number }>;

export type ErrorKey = keyof typeof errorTable;

type Places<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;
export type ErrorParams<K extends ErrorKey> = Record<Places<(typeof errorTable)[K]['en']>, string | number>;

/** One refused field: the path as the caller wrote it, and a sentence in the caller's language. */
export interface FieldError {
  field: string;
  message: string;
}

/** An error as it goes over the wire. `message` repeats `error_message` for callers of the public API. */
export interface ErrorAnswer {
  code: number;
  error_message: string;
  message: string;
  messages?: string[];
  fields?: FieldError[];
  request_id?: string;
}

export function errorStatus(key: ErrorKey): number {
  return Math.floor(errorTable[key].code / 100);
}

export function errorText(key: ErrorKey, params: Record<string, string | number>, locale: Locale): string {
  return fillText(textIn(errorTable[key], locale), params);
}
