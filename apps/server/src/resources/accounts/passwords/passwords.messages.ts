/** In both languages at once: a code is sent to people who are not signed in, whose language nobody knows. */
export const codeSubject = '验证码 / Verification code';
export const codeText =
  '{login_name}：验证码 {code}，{minutes} 分钟内有效。Your verification code is {code}, valid for {minutes} minutes.';
