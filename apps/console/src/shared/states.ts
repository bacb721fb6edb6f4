import { importStatusTexts } from '@platen/model/orders/import-statuses';
import { orderStateRecords } from '@platen/model/orders/lifecycle/order-states';
import { batchStateRecords } from '@platen/model/production/batch-states';
import type { BilingualText } from '@platen/model/text/locale';
import type { Tone } from '@platen/model/text/tone';
import { approvalStateTexts } from '@platen/model/wallet/approval-enums';
import { billKindTexts, rechargeStateTexts } from '@platen/model/wallet/wallet-enums';
import { useMemo } from 'react';
import type { StateBadge } from '../ui/list/list.types.ts';
import { defineTexts, useText } from '../ui/text.ts';

/** The texts and tones of the states of a lifecycle, from its records. */
type StateRecords = Record<string, { text: BilingualText; tone: Tone }>;

function mapRecords<R extends StateRecords, T>(records: R, read: (record: R[keyof R]) => T): Record<keyof R, T> {
  const entries = Object.entries(records).map(([state, record]) => [state, read(record as R[keyof R])]);
  return Object.fromEntries(entries) as Record<keyof R, T>;
}
const tonesOf = <R extends StateRecords>(records: R) => mapRecords(records, ({ tone }): Tone => tone);
const textsOf = <R extends StateRecords>(records: R, language: keyof BilingualText) =>
  mapRecords(records, ({ text }) => text[language]);

/**
 * The tone and the label of every state of every flow in one place, so that a state has the same tag on every screen.
 * To add one: its tone here and its label below, in both languages.
 */
const tones = {
  api_key: { active: 'success', expiring: 'warning', expired: 'gray' },
  sku_template: { pending: 'warning', published: 'success', unpublished: 'gray' },
  shared_link: { active: 'success', expired: 'gray' },
  order: tonesOf(orderStateRecords),
  batch: tonesOf(batchStateRecords),
  approval: { waiting: 'warning', approved: 'success', rejected: 'danger', withdrawn: 'gray' },
  recharge: { pending: 'warning', paid: 'success', rejected: 'danger', expired: 'gray' },
  bill_kind: { recharge: 'success', order_payment: 'gray', order_refund: 'rose' },
  import_task: { pending: 'info', progressing: 'primary', checked: 'warning', finished: 'success', failed: 'danger' },
  webhook: { active: 'success', off: 'gray' },
  delivery: { pending: 'info', delivered: 'success', failed: 'danger' },
  account: { active: 'success', invited: 'info', frozen: 'danger' },
  custom_page: { draft: 'gray', scheduled: 'info', published: 'success', changed: 'warning' },
  statement_difference: {
    not_credited: 'danger',
    not_in_statement: 'warning',
    amount_differs: 'danger',
    refunded: 'info',
  },
  erasure: { checking: 'info', ready: 'warning', running: 'primary', done: 'success', failed: 'danger' },
  health: { ok: 'success', attention: 'warning', failed: 'danger' },
  upload_job: { pending: 'gray', uploading: 'info', paused: 'warning', success: 'success', error: 'danger' },
} as const satisfies Record<string, Record<string, Tone>>;

/** The texts of states that the server's refusals name too: they are in the model. */
function localizedTexts<S extends string>(
  texts: Record<S, BilingualText>,
  language: keyof BilingualText,
): Record<S, string> {
  const entries = Object.entries<BilingualText>(texts).map(([state, text]) => [state, text[language]]);
  return Object.fromEntries(entries) as Record<S, string>;
}

const stateTexts = defineTexts({
  en: {
    api_key: { active: 'Active', expiring: 'Expires soon', expired: 'Expired' },
    sku_template: { pending: 'Internal Test', published: 'Published', unpublished: 'Unpublished' },
    shared_link: { active: 'Valid', expired: 'Expired' },
    order: textsOf(orderStateRecords, 'en'),
    batch: textsOf(batchStateRecords, 'en'),
    approval: localizedTexts(approvalStateTexts, 'en'),
    recharge: localizedTexts(rechargeStateTexts, 'en'),
    bill_kind: localizedTexts(billKindTexts, 'en'),
    import_task: localizedTexts(importStatusTexts, 'en'),
    webhook: { active: 'Active', off: 'Off' },
    delivery: { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
    account: { active: 'Active', invited: 'Invited', frozen: 'Frozen' },
    custom_page: {
      draft: 'Not published',
      scheduled: 'Scheduled',
      published: 'Published',
      changed: 'Unpublished changes',
    },
    statement_difference: {
      not_credited: 'Paid, not credited',
      not_in_statement: 'Not in the statement',
      amount_differs: 'Amount differs',
      refunded: 'Refund',
    },
    erasure: {
      checking: 'Checking',
      ready: 'Waiting for confirmation',
      running: 'Erasing',
      done: 'Erased',
      failed: 'Failed',
    },
    health: { ok: 'OK', attention: 'Needs attention', failed: 'Failed' },
    upload_job: { pending: 'Waiting', uploading: 'Uploading', paused: 'Paused', success: 'Done', error: 'Failed' },
  },
  zh: {
    api_key: { active: '有效', expiring: '即将过期', expired: '已过期' },
    sku_template: { pending: '内部测试', published: '已发布', unpublished: '已下架' },
    shared_link: { active: '有效', expired: '已过期' },
    order: textsOf(orderStateRecords, 'zh'),
    batch: textsOf(batchStateRecords, 'zh'),
    approval: localizedTexts(approvalStateTexts, 'zh'),
    recharge: localizedTexts(rechargeStateTexts, 'zh'),
    bill_kind: localizedTexts(billKindTexts, 'zh'),
    import_task: localizedTexts(importStatusTexts, 'zh'),
    webhook: { active: '启用', off: '停用' },
    delivery: { pending: '等待中', delivered: '已送达', failed: '失败' },
    account: { active: '正常', invited: '已邀请', frozen: '已冻结' },
    custom_page: { draft: '未发布', scheduled: '待定时发布', published: '已发布', changed: '有未发布的修改' },
    statement_difference: {
      not_credited: '已付款未入账',
      not_in_statement: '账单中没有',
      amount_differs: '金额不一致',
      refunded: '退款',
    },
    erasure: { checking: '检查中', ready: '待确认', running: '删除中', done: '已删除', failed: '失败' },
    health: { ok: '正常', attention: '需留意', failed: '故障' },
    upload_job: { pending: '等待中', uploading: '上传中', paused: '已暂停', success: '已完成', error: '失败' },
  },
});

export type Flow = keyof typeof tones;
export type StateOf<F extends Flow> = Extract<keyof (typeof tones)[F], string>;

/** `const badgeOf = useStateBadge('api_key'); badgeOf('active')` */
export function useStateBadge<F extends Flow>(flow: F): (state: StateOf<F>) => StateBadge {
  const t = useText(stateTexts) as (key: string) => string;
  return useMemo(() => (state) => ({ tone: tones[flow][state as never], label: t(`${flow}.${state}`) }), [flow, t]);
}
