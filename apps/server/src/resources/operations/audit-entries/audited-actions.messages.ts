import type { BilingualText } from '@platen/model/text/locale';

/** Entries that only earlier versions made. */
export const earlierActionTexts: Readonly<Record<string, BilingualText>> = {
  'PUT /sku_templates/update_edit_time': { zh: '记录设计用时', en: 'Recorded time on a template' },
};
