import { type OrderState, orderStates } from '@platen/model/order-lifecycle/order-states';
import type { StateBadge } from '../../ui/list/list.types.ts';

/**
 * The states that an order can be filtered by (`state_in`): what is shown by one word is one choice. A confirmed order is
 * in production to whoever looks at a list; its own screen tells the step.
 */
export function stateFilterOptions(badgeOf: (state: OrderState) => StateBadge): { value: string; label: string }[] {
  const byLabel = new Map<string, OrderState[]>();
  for (const state of orderStates) {
    const { label } = badgeOf(state);
    byLabel.set(label, [...(byLabel.get(label) ?? []), state]);
  }
  return [...byLabel].map(([label, states]) => ({ value: states.join(','), label }));
}
