import type { Ability } from '@platen/model/abilities/abilities';
import { canDo, partyOf, type Role } from '@platen/model/accounts/roles';
import type { OrderState } from '@platen/model/orders/lifecycle/order-states';
import { expect, it } from 'vitest';
import { canRunAs, formOrderActions } from './form-order-moves.ts';

const actsOf = (role: Role, state: OrderState, kind: 'micro_custom' | 'batch_order', can_refund = true) => {
  const mayAct = canRunAs(partyOf(role), (ability: Ability) => canDo(role, ability));
  return formOrderActions.filter((act) => mayAct(act, { state, can_refund, sku_template: { id: 1, kind } }));
};

it.each([
  ['customer', 'init', ['pay', 'close', 'edit', 'delete']],
  ['customer', 'paid', ['confirm', 'refund', 'edit']],
  ['customer', 'confirmed', []],
  ['customer', 'in_production', []],
  ['customer', 'sent', []],
  ['customer', 'closed', ['delete']],
  ['customer', 'refunded', []],
  ['staff', 'init', ['close', 'edit', 'delete']],
  ['staff', 'paid', ['confirm', 'refund', 'edit']],
  ['staff', 'confirmed', ['refund']],
  ['staff', 'in_production', ['refund']],
  ['staff', 'sent', []],
] as const)('a %s may do with what is %s: %j', (role, state, acts) => {
  expect(actsOf(role, state, 'micro_custom')).toEqual(acts);
});

it('offers editing only for rendered orders', () => {
  expect(actsOf('customer', 'init', 'batch_order')).toEqual(['pay', 'close', 'delete']);
});

it('offers no refund after a part was sent', () => {
  expect(actsOf('staff', 'in_production', 'batch_order', false)).toEqual([]);
});

it('offers nothing while the user is loading', () => {
  const mayAct = canRunAs(undefined, () => true);
  const formOrder = { state: 'init', can_refund: true, sku_template: { id: 1, kind: 'form_order' } } as const;
  expect(formOrderActions.filter((act) => mayAct(act, formOrder))).toEqual([]);
});
