import { type OrderState, orderStates } from '@platen/model/orders/lifecycle/order-states';
import type { StateBadge } from '../../ui/list/list.types.ts';

/**
 * The states that orders can be filtered by (`state_in`): states with the same label are one option. In lists a
 * confirmed order counts as in production; its detail screen shows the exact step.
 */
export function stateFilterOptions(badgeOf: (state: OrderState) => StateBadge): { value: string; label: string }[] {
  const byLabel = new Map<string, OrderState[]>();
  for (const state of orderStates) {
    const { label } = badgeOf(state);
    byLabel.set(label, [...(byLabel.get(label) ?? []), state]);
  }
  return [...byLabel].map(([label, states]) => ({ value: states.join(','), label }));
}
