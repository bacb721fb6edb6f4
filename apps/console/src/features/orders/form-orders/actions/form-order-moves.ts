import type { Ability } from '@platen/model/abilities/abilities';
import type { FormOrder } from '@platen/model/orders/form-orders';
import {
  type ButtonMove,
  buttonMoves,
  buttonOf,
  canMove,
  refundMoveFrom,
} from '@platen/model/orders/lifecycle/order-moves';
import { isDeletable, isDesignEditable, orderStates, type Party } from '@platen/model/orders/lifecycle/order-states';

/** The actions for a form order on these screens, most frequent first: lists show two and put the rest into a menu. */
export const formOrderActions = ['pay', 'confirm', 'refund', ...buttonMoves, 'edit', 'delete'] as const;
export type FormOrderAction = (typeof formOrderActions)[number];

type Subject = Pick<FormOrder, 'state' | 'sku_template' | 'can_refund'>;
type Rule = { ability: Ability; isPossible: (formOrder: Subject, party: Party) => boolean };

const rules: Record<Exclude<FormOrderAction, ButtonMove>, Rule> = {
  pay: { ability: 'consumption_records.create', isPossible: ({ state }, party) => canMove(state, 'pay', party) },
  confirm: { ability: 'form_orders.confirm', isPossible: ({ state }, party) => canMove(state, 'confirm', party) },
  edit: {
    ability: 'orders.update',
    isPossible: ({ state, sku_template }) => sku_template.kind === 'micro_custom' && isDesignEditable(state),
  },
  refund: {
    ability: 'form_orders.refund',
    isPossible: ({ state, can_refund }, party) => can_refund && refundMoveFrom(state, party) !== undefined,
  },
  delete: { ability: 'form_orders.destroy', isPossible: ({ state }) => isDeletable(state) },
};

export function isButtonMove(act: FormOrderAction): act is ButtonMove {
  return buttonMoves.some((move) => move === act);
}

function ruleOf(act: FormOrderAction): Rule {
  if (!isButtonMove(act)) return rules[act];
  return { ability: buttonOf(act).ability, isPossible: ({ state }, party) => canMove(state, act, party) };
}

export type CanRun = (act: FormOrderAction, formOrder: Subject) => boolean;

/** By ability and by the transition table. False while the user is not loaded. */
export function canRunAs(party: Party | undefined, can: (ability: Ability) => boolean): CanRun {
  return (act, formOrder) => {
    const { ability, isPossible } = ruleOf(act);
    return party !== undefined && can(ability) && isPossible(formOrder, party);
  };
}

/** Whether this user can run an action in any state: one that is never available needs no button. */
export function canEverRun(
  act: FormOrderAction,
  party: Party | undefined,
  can: (ability: Ability) => boolean,
): boolean {
  const mayAct = canRunAs(party, can);
  return orderStates.some((state) =>
    mayAct(act, { state, can_refund: true, sku_template: { id: 0, kind: 'micro_custom' } }),
  );
}
