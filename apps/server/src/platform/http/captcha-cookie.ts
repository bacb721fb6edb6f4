/** Links a captcha to the browser that it was shown in. */
export const captchaCookie = 'platen_captcha';
