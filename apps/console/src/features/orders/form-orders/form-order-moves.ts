import type { Ability } from '@platen/model/abilities';
import type { FormOrder } from '@platen/model/form-orders';
import { canDelete, canEditOrder, canMove, canRefund, type Mover, orderStates } from '@platen/model/order-flow';

/** What can be done with a form order on these screens, what is done most first: lists show two and put away the rest. */
export const formOrderActs = ['pay', 'confirm', 'refund', 'close', 'edit', 'delete'] as const;
export type FormOrderAct = (typeof formOrderActs)[number];

type Subject = Pick<FormOrder, 'state' | 'sku_template'>;
type Rule = { ability: Ability; isPossible: (formOrder: Subject, mover: Mover) => boolean };

const rules: Record<FormOrderAct, Rule> = {
  pay: { ability: 'consumption_records.create', isPossible: ({ state }, mover) => canMove(state, 'pay', mover) },
  confirm: { ability: 'form_orders.confirm', isPossible: ({ state }, mover) => canMove(state, 'confirm', mover) },
  edit: {
    ability: 'orders.update',
    isPossible: ({ state, sku_template }) => sku_template.kind === 'micro_custom' && canEditOrder(state),
  },
  refund: { ability: 'form_orders.refund', isPossible: ({ state }, mover) => canRefund(state, mover) },
  close: { ability: 'form_orders.close', isPossible: ({ state }, mover) => canMove(state, 'close', mover) },
  delete: { ability: 'form_orders.destroy', isPossible: ({ state }) => canDelete(state) },
};

export type MayAct = (act: FormOrderAct, formOrder: Subject) => boolean;

/** By right and by the flow table. Nothing while it is not known who asks. */
export function mayActAs(mover: Mover | undefined, can: (ability: Ability) => boolean): MayAct {
  return (act, formOrder) => {
    const { ability, isPossible } = rules[act];
    return mover !== undefined && can(ability) && isPossible(formOrder, mover);
  };
}

/** Whether there is any state in which this user is offered an act: one that never is needs no button. */
export function mayEver(act: FormOrderAct, mover: Mover | undefined, can: (ability: Ability) => boolean): boolean {
  const mayAct = mayActAs(mover, can);
  return orderStates.some((state) => mayAct(act, { state, sku_template: { id: 0, kind: 'micro_custom' } }));
}
