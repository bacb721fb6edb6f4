import { expect, it } from 'vitest';
import { choiceOf, toUserRole } from './role-choice.ts';

it('turns the role of an account into a choice and back', () => {
  expect(toUserRole(choiceOf({ role: 'packer', custom_role: null }))).toEqual({ role: 'packer', custom_role_id: null });
  const custom = { role: 'custom', custom_role: { id: 12, name: 'Night shift' } } as const;
  expect(toUserRole(choiceOf(custom))).toEqual({ role: 'custom', custom_role_id: 12 });
});
