/** Ties a captcha to the browser that was shown it. */
export const captchaCookie = 'platen_captcha';
