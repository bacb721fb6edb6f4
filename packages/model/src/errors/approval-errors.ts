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
  approval_dependent: {
    code: 40311,
    zh: '你的账号是由 {by}（或由其给予账号的人）在最近 {days} 天内创建、邀请、重置、解冻或分配角色的，{until} 之前不能复核 {by} 提交的申请，请由其他人复核',
    en: 'In the last {days} days {by}, or somebody to whom {by} gave access, created, changed, reset or unfroze your account or gave you your role. Until {until}, a different person has to approve this',
  },
  approver_by_admins: {
    code: 40312,
    zh: '此角色可提交或复核资金变动，只有管理员可以把它给予“{name}”或更改这样的账号',
    en: 'This role can ask for or approve movements of money. Only administrators give it to {name} or change such an account',
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
