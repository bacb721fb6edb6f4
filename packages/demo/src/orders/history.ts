import { isConfirmed } from '@platen/model/orders/lifecycle/order-states';
import { seededRandom } from '../catalogue/random.ts';
import { type DemoFormOrder, demoFormOrders } from './form-orders.ts';

/** A form order of the past, which repeats one of `demoFormOrders`. */
export interface DemoRepeat {
  /** Its own number, from 1 on. */
  n: number;
  /** The index in `demoFormOrders` of the form order that it repeats. */
  model: number;
  customer: DemoFormOrder['customer'];
  hoursAgo: number;
  state: DemoFormOrder['state'];
}

const repeatsCount = 284;
const oldestHoursAgo = 90 * 24;

type Chances = readonly (readonly [DemoFormOrder['state'], number])[];
/** The states of form orders by age; each state with its percentage. */
const statesByAge: readonly { fromHours: number; chances: Chances }[] = [
  {
    fromHours: 240,
    chances: [
      ['sent', 88],
      ['closed', 7],
      ['refunded', 5],
    ],
  },
  {
    fromHours: 96,
    chances: [
      ['sent', 45],
      ['in_production', 38],
      ['confirmed', 7],
      ['closed', 6],
      ['refunded', 4],
    ],
  },
  {
    fromHours: 24,
    chances: [
      ['in_production', 38],
      ['confirmed', 24],
      ['paid', 24],
      ['init', 9],
      ['closed', 5],
    ],
  },
  {
    fromHours: 0,
    chances: [
      ['init', 45],
      ['paid', 35],
      ['confirmed', 20],
    ],
  },
];

/** Ninety days of orders with growing volume, the oldest first. The same on every start. */
export function demoHistory(): DemoRepeat[] {
  const random = seededRandom('history');
  const models = demoFormOrders.flatMap(({ state, flaw }, index) => (isConfirmed(state) && !flaw ? [index] : []));
  return Array.from({ length: repeatsCount }, (_, index) => {
    const passed = (index + random.next() * 0.8) / repeatsCount;
    const hoursAgo = Math.max(1, Math.round(oldestHoursAgo * (1 - passed) ** 1.2));
    const model = models[Math.floor(random.next() * models.length)] ?? 0;
    const customer = demoFormOrders[model]?.customer ?? 'merchant';
    return { n: index + 1, model, customer, hoursAgo, state: stateAt(hoursAgo, random.next() * 100) };
  });
}

/** The number of a row of the n-th repeat. */
export function repeatedOrderNo({ n, customer }: Pick<DemoRepeat, 'n' | 'customer'>, row: number): string {
  return `${customer === 'merchant' ? 'LM' : 'NL'}-${String(n).padStart(4, '0')}-${row + 1}`;
}

function stateAt(hoursAgo: number, drawn: number): DemoFormOrder['state'] {
  const { chances } = statesByAge.find(({ fromHours }) => hoursAgo >= fromHours) ?? { chances: [] };
  let left = drawn;
  for (const [state, share] of chances) {
    left -= share;
    if (left < 0) return state;
  }
  return chances[0]?.[0] ?? 'sent';
}
