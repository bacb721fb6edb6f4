/** Refusals of second approvals; `errors.ts` explains the format. */
export const approvalErrors = {
  approval_waiting: {
    code: 40982,
    zh: '{by} 已提交，正在等待另一人复核。请先复核或撤回',
    en: '{by} has already asked for this. It waits for a second person: decide or withdraw it first',
  },
  approval_settled: {
    code: 40983,
    zh: '这条复核已处理，当前状态为“{state}”',
    en: 'This approval was already decided and is “{state}”',
  },
  approval_own: {
    code: 40307,
    zh: '这是你自己提交的，须由另一人复核',
    en: 'You asked for this yourself. A different person has to decide',
  },
  approval_of_other: {
    code: 40308,
    zh: '只有提交人可以撤回',
    en: 'Only the person who asked for it can withdraw it',
  },
  approval_requester_lost: {
    code: 40974,
    zh: '{by} 已没有此权限或账号已冻结，这条复核不再有效。请驳回后重新提交',
    en: '{by} is frozen or may no longer do this, so it is not valid any more. Reject it and ask for it again',
  },
} as const;
