/** In both languages, because the recipient is not signed in and their language is unknown. */
export const codeSubject = '验证码 / Verification code';
export const codeText =
  '{login_name}：验证码 {code}，{minutes} 分钟内有效。Your verification code is {code}, valid for {minutes} minutes.';
