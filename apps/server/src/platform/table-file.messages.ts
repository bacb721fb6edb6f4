import type { BilingualText } from '@platen/model/locale';

/** What Chinese sheets call the yuan; every other currency goes by its code. */
export const yuanText: BilingualText = { zh: '元', en: 'CNY' };
