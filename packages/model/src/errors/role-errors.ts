/** Refusals about roles; `errors.ts` explains the format. */
export const roleErrors = {
  own_role: { code: 40965, zh: '不能更改自己的角色', en: 'You cannot change your own role' },
  role_of_customer: {
    code: 40966,
    zh: '客户与工厂人员的角色不能互换，请新建账号',
    en: 'Customers and people of the factory keep their kind of role. Create another account',
  },
  role_in_use: {
    code: 40967,
    zh: '角色“{name}”仍有人使用：{people}。请先更改他们的角色',
    en: 'The role “{name}” is still used by {people}. Give them another role first',
  },
  too_many_roles: { code: 40968, zh: '最多 {limit} 个自定义角色', en: 'There can be up to {limit} custom roles' },
} as const;
