import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { ProductionBatch } from '@platen/model/production/production-batches';
import { expect } from 'vitest';
import type { useTestApp } from '../../../../testing/test-app.ts';
import { orderingIn } from '../../../orders/form-orders/testing/ordering.ts';

type TestApp = ReturnType<typeof useTestApp>;
export type Person = Awaited<ReturnType<TestApp['signUp']>>;

interface Ordered {
  template?: object;
  design?: object;
  /** The fields that differ in each order. */
  orders: object[];
  /** Nobody may confirm it once its prints are checked. */
  isUnprintable?: true;
}

/** Steps of the factory and its customers through the API. */
export function productionIn(app: TestApp) {
  const ordering = orderingIn(app);

  async function call<T>(person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
    const response = await app.call<T>(method, path, { token: person.token, body });
    expect(response.status, `${method} ${path}: ${JSON.stringify(response.body)}`).toBe(200);
    return response.body;
  }
  const asStaff = ordering.factory;

  async function signUpCustomer(): Promise<Person> {
    const customer = await app.signUp();
    await ordering.fund(customer, 10_000);
    return customer;
  }

  /** Places a form order without paying it. */
  async function place({ token }: Person, { template, design, orders }: Ordered): Promise<FormOrderDetail> {
    return ordering.order(token, await ordering.publishTemplate(template, design), orders.map(ordering.row));
  }
  const pay = (customer: Person, id: number) =>
    call(customer, 'POST', '/consumption_records', { form_order_ids: [id] });
  const confirm = (customer: Person, id: number) =>
    call(customer, 'PUT', `/form_orders/${id}/confirm`, { acknowledges_findings: true });

  /** Places, pays and confirms a form order. */
  async function order(customer: Person, ordered: Ordered): Promise<FormOrderDetail> {
    const { id } = await place(customer, ordered);
    await pay(customer, id);
    if (ordered.isUnprintable) await ordering.confirmUnchecked(customer.token, id);
    else await confirm(customer, id);
    return getFormOrder(id);
  }

  const start = async (batchId: number) =>
    call<ProductionBatch>(await asStaff(), 'PUT', `/production_batches/${batchId}/start`, {
      accepts_missing_images: true,
    });

  /** Confirms a form order and starts all of its batches. */
  async function orderStarted(customer: Person, ordered: Ordered): Promise<FormOrderDetail> {
    const formOrder = await order(customer, ordered);
    for (const { id } of formOrder.production_batches) await start(id);
    return formOrder;
  }

  const getFormOrder = async (id: number) => call<FormOrderDetail>(await asStaff(), 'GET', `/form_orders/${id}`);
  const getBatch = async (id: number) => call<ProductionBatch>(await asStaff(), 'GET', `/production_batches/${id}`);
  /** Every batch of a form order, as staff see it. */
  async function batchesOf({ id }: { id: number }): Promise<ProductionBatch[]> {
    const { production_batches } = await getFormOrder(id);
    return Promise.all(production_batches.map((batch) => getBatch(batch.id)));
  }

  return {
    call,
    asStaff,
    signUpCustomer,
    uploadImage: ordering.uploadImage,
    place,
    pay,
    confirm,
    order,
    start,
    orderStarted,
    getFormOrder,
    getBatch,
    batchesOf,
  };
}
