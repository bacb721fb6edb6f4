import type { BilingualText } from '../text/locale.ts';

export const importProcessors = ['import_orders'] as const;

/** `checked` waits for the customer's review of what would be ordered; only tasks with `review` reach it. */
export const importStatuses = ['pending', 'progressing', 'checked', 'finished', 'failed'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Whether the status will change without a person's action, so that polling makes sense. */
export function isUnderWay(status: ImportStatus | undefined): boolean {
  return status === undefined || status === 'pending' || status === 'progressing';
}

export const importStatusTexts: Record<ImportStatus, BilingualText> = {
  pending: { zh: '等待中', en: 'Waiting' },
  progressing: { zh: '处理中', en: 'In progress' },
  checked: { zh: '待下单', en: 'Ready to order' },
  finished: { zh: '已完成', en: 'Finished' },
  failed: { zh: '失败', en: 'Failed' },
};
