import { defineConfigPart, onOff } from '../../../platform/config/config-parts.ts';

declare module '../../../platform/config/config-parts.ts' {
  interface ConfigParts {
    captcha: { isOn: boolean };
  }
}

export const captchaSettings = defineConfigPart({
  settings: { PLATEN_CAPTCHA: onOff.default(true) },
  read: ({ PLATEN_CAPTCHA: isOn }) => ({ isOn }),
});
