import type { Text } from '@platen/model/locale';

export const doneText: Text = { zh: '操作成功', en: 'Action Success' };
