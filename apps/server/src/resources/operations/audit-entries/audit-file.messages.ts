import type { BilingualText } from '@platen/model/text/locale';

export const auditFileTitle: BilingualText = { zh: '操作日志', en: 'Audit log' };

export const auditColumnTexts = {
  occurred_at: { zh: '时间', en: 'Time' },
  actor: { zh: '操作人', en: 'Who' },
  action: { zh: '操作', en: 'What' },
  subject: { zh: '对象', en: 'Object' },
  outcome: { zh: '结果', en: 'Outcome' },
  changes: { zh: '变更', en: 'Changes' },
  via: { zh: '方式', en: 'Signed in by' },
  address: { zh: 'IP 地址', en: 'Address' },
  request_id: { zh: '请求编号', en: 'Request ID' },
} satisfies Record<string, BilingualText>;

export const auditOutcomeTexts = {
  done: { zh: '已完成', en: 'Done' },
  refused: { zh: '已拒绝', en: 'Rejected' },
} satisfies Record<string, BilingualText>;
