import type { BilingualText } from '@platen/model/text/locale';

/** The word for yuan in Chinese sheets; every other currency is shown by its code. */
export const yuanText: BilingualText = { zh: '元', en: 'CNY' };
