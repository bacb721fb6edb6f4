/** Refusals about roles; `errors.ts` explains the format. */
export const roleErrors = {
  own_role: { code: 40965, zh: '不能更改自己的角色', en: 'You cannot change your own role' },
  role_of_customer: {
    code: 40966,
    zh: '客户与工厂人员的角色不能互换，请新建账号',
    en: 'Customers and people of the factory keep their kind of role. Create another account',
  },
} as const;
