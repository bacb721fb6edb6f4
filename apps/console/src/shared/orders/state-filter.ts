import { type OrderState, orderStates } from '@platen/model/order-lifecycle/order-states';
import type { StateLook } from '../../ui/list/list.types.ts';

/**
 * The states that an order can be filtered by (`state_in`): what is shown by one word is one choice. A confirmed order is
 * in production to whoever looks at a list; its own screen tells the step.
 */
export function stateFilterOptions(look: (state: OrderState) => StateLook): { value: string; label: string }[] {
  const byLabel = new Map<string, OrderState[]>();
  for (const state of orderStates) {
    const { label } = look(state);
    byLabel.set(label, [...(byLabel.get(label) ?? []), state]);
  }
  return [...byLabel].map(([label, states]) => ({ value: states.join(','), label }));
}
