/** The refusals about the members of a customer's company: a part of the error table. */
export const memberErrors = {
  members_limit: {
    code: 40065,
    zh: '一家公司最多 {max} 名成员',
    en: 'A company has at most {max} members',
  },
  own_membership: {
    code: 40975,
    zh: '不能更改或移除自己',
    en: 'You can’t change or remove yourself',
  },
  owner_membership: {
    code: 40976,
    zh: '所有者不能被更改或移除，请先转让公司',
    en: 'The owner can’t be changed or removed. Hand the company over first',
  },
  member_not_account: {
    code: 40977,
    zh: '这是“{name}”的成员，请在该公司上操作',
    en: 'This is a member of “{name}”. Change the company instead',
  },
} as const;
