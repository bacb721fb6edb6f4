import type { BilingualText } from '@platen/model/text/locale';

export const doneText: BilingualText = { zh: '操作成功', en: 'Action Success' };
