import { type DemoFormOrder, shippingCompanies } from '@platen/demo/orders';
import type { Context } from '../platform/context.ts';
import { getFormOrder } from '../resources/orders/form-orders/form-orders.service.ts';
import {
  confirmFormOrder,
  payFormOrders,
  runButtonMove,
} from '../resources/orders/lifecycle/move-form-orders.service.ts';
import { refundFormOrder } from '../resources/orders/lifecycle/refund-form-order.service.ts';
import { listOrders } from '../resources/orders/orders/orders.service.ts';
import { recordOutbounds } from '../resources/production/outbounds/outbounds.service.ts';
import { startProductionBatch } from '../resources/production/production-batches/production-batches.service.ts';
import type { DemoPeople } from './demo-people.ts';

type Step = (people: DemoPeople, customer: Context, id: number) => Promise<unknown>;

const pay: Step = (_people, customer, id) => payFormOrders(customer, [id]);
const confirm: Step = (_people, customer, id) => confirmFormOrder(customer, id, true);
const start: Step = async ({ factory }, _customer, id) => {
  const { production_batches } = await getFormOrder(factory, id);
  for (const batch of production_batches) await startProductionBatch(factory, batch.id, true);
};
const send: Step = async ({ factory }, _customer, id) => {
  const list = { page: 0, per_page: 100, order: [], filters: { form_order_id_eq: id } };
  const { data } = await listOrders(factory, list);
  const companies = shippingCompanies(factory.locale);
  await recordOutbounds(
    factory,
    data.map(({ system_no }, index) => {
      const company = companies[id % companies.length];
      const count = id * 100 + index;
      return {
        order_system_no: system_no,
        shipping_no: `${company?.prefix}${1_400_000_000_000 + count}`,
        shipping_company: company?.name,
      };
    }),
  );
};

/** The steps that lead to each state. */
const stepsTo: Record<DemoFormOrder['state'], readonly Step[]> = {
  init: [],
  closed: [(_people, customer, id) => runButtonMove(customer, id, 'close')],
  paid: [pay],
  refunded: [pay, (_people, customer, id) => refundFormOrder(customer, id, '')],
  confirmed: [pay, confirm],
  in_production: [pay, confirm, start],
  sent: [pay, confirm, start, send],
};

export async function moveToState(
  people: DemoPeople,
  { customer, state }: Pick<DemoFormOrder, 'customer' | 'state'>,
  id: number,
): Promise<void> {
  for (const step of stepsTo[state]) await step(people, people[customer], id);
}
