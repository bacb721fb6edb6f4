import { handledErrorCodes } from './handled-error-codes.ts';
/** Refusals of signing in, second factors and re-authentication; `errors.ts` explains the format. */
export const signInErrors = {
  /** Its `details` carry the `challenge` and the `factors` with which `POST /sessions/second_factor` continues. */
  second_factor_required: {
    code: handledErrorCodes.second_factor_required,
    zh: '此账号启用了两步验证，请完成第二步',
    en: 'This account uses two-factor authentication. Complete the second step',
  },
  /** Also for codes that were used or are too old: different errors would help whoever guesses. */
  second_factor_wrong: {
    code: 40060,
    zh: '验证码不正确、已过期或已使用过',
    en: 'The code is incorrect, has expired or was already used',
  },
  sign_in_expired: {
    code: handledErrorCodes.sign_in_expired,
    zh: '登录已超时或尝试次数过多，请重新登录',
    en: 'This sign-in has expired or had too many attempts. Sign in again',
  },
  passkey_refused: {
    code: 40062,
    zh: '无法验证这个通行密钥，请重试或使用其他方式',
    en: 'The passkey could not be verified. Try again or use another method',
  },
  password_common: {
    code: 40063,
    zh: '这个密码太常见，容易被猜到，请换一个',
    en: 'This password is too common and easy to guess. Choose another one',
  },
  password_has_login_name: {
    code: 40064,
    zh: '密码不能包含登录名',
    en: 'The password must not contain the login name',
  },
  password_predictable: {
    code: 40066,
    zh: '这个密码主要由姓名、产品名等容易猜到的词组成，请换一个',
    en: 'This password is mostly made of names that others know. Choose another one',
  },
  reauthentication_required: {
    code: handledErrorCodes.reauthentication_required,
    zh: '请先验证身份',
    en: 'Confirm that it’s you first',
  },
  second_factor_setup_required: {
    code: handledErrorCodes.second_factor_setup_required,
    zh: '工厂要求启用两步验证，请先设置',
    en: 'Two-factor authentication is required. Set it up first',
  },
  totp_present: {
    code: 40990,
    zh: '已启用验证器应用，请先移除',
    en: 'An authenticator app is already set up. Remove it first',
  },
  too_many_passkeys: { code: 40991, zh: '最多 {limit} 个通行密钥', en: 'You can have up to {limit} passkeys' },
  passkey_present: { code: 40992, zh: '这个通行密钥已添加', en: 'This passkey is already registered' },
  last_factor: {
    code: 40993,
    zh: '工厂要求启用两步验证，不能移除最后一种方式',
    en: 'Two-factor authentication is required, so the last method can’t be removed',
  },
  no_factor: {
    code: 40994,
    zh: '请先启用验证器应用或通行密钥',
    en: 'Set up an authenticator app or a passkey first',
  },
  own_factors_reset: {
    code: 40995,
    zh: '不能重置自己的两步验证，请在“账号”中管理',
    en: 'You cannot reset your own two-factor authentication. Manage it under Account',
  },
  contact_not_allowed: {
    code: 40313,
    zh: '修改邮箱和手机需要“重置密码和两步验证”权限，因为验证码会发到那里',
    en: 'Changing the email or phone needs permission to reset passwords, because codes for a new password go there',
  },
} as const;
