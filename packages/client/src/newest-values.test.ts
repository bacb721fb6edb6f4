import { expect, it } from 'vitest';
import type { WebhookEvent } from './calls.ts';
import { newestValues } from './newest-values.ts';

const formOrder = { id: 1, no: 'FO1' };
const orderOf = (id: number, state = 'sent') => ({ id, no: `S-${id}`, sub_no: '', system_no: `OD${id}`, state });
const parcel = (id: number, shipping_no = `SF${id}`) => ({ id, shipping_no, shipping_company: 'SF', created_at: '' });
const event = (name: WebhookEvent['event'], sequence: number, data: object) =>
  ({ event: name, sequence, data: { form_order: formOrder, ...data } }) as unknown as WebhookEvent;

it('keeps the parcels of an order whose event arrives after those of another one', async () => {
  const seen = new Map<string, number>();
  const [first, second] = [5, 6].map((sequence) =>
    event('order.sent', sequence, { order: orderOf(sequence), outbounds: [parcel(sequence)] }),
  ) as [WebhookEvent, WebhookEvent];
  expect(await newestValues(second, seen)).toMatchObject({ order: { id: 6 }, outbounds: [{ id: 6 }] });
  expect(await newestValues(first, seen)).toMatchObject({ order: { id: 5 }, outbounds: [{ id: 5 }] });
});

it('keeps the parcels of an order that was changed afterwards, but not its old state', async () => {
  const seen = new Map<string, number>();
  const change = { field: 'phone', key: '', before: '', after: '1' };
  const changed = event('order.changed', 8, { order: orderOf(5), changes: [change] });
  expect(await newestValues(changed, seen)).toMatchObject({ order: { id: 5 }, changes: [change], outbounds: [] });
  const sent = event('order.sent', 7, { order: orderOf(5), outbounds: [parcel(1)] });
  expect(await newestValues(sent, seen)).toMatchObject({ order: undefined, outbounds: [{ id: 1 }] });
});

it('ignores the number of a parcel that was corrected, and a field that was changed again', async () => {
  const seen = new Map<string, number>();
  await newestValues(event('outbound.corrected', 9, { order: orderOf(5), outbound: parcel(1, 'SF9') }), seen);
  const recorded = event('outbound.recorded', 8, { order: orderOf(5), outbound: parcel(1) });
  expect((await newestValues(recorded, seen)).outbounds).toEqual([]);
  const changesOf = (sequence: number, ...fields: string[]) => {
    const changes = fields.map((field) => ({ field, key: '', before: '', after: String(sequence) }));
    return newestValues(event('order.changed', sequence, { order: orderOf(5), changes }), seen);
  };
  expect((await changesOf(11, 'phone')).changes).toMatchObject([{ field: 'phone', after: '11' }]);
  expect((await changesOf(10, 'phone', 'city')).changes).toMatchObject([{ field: 'city', after: '10' }]);
});

it('has the state of a form order from its newest event only, and the same values if an event comes twice', async () => {
  const seen = new Map<string, number>();
  const as = (sequence: number, state: string) =>
    newestValues(event('form_order.paid', sequence, { form_order: { ...formOrder, state } }), seen);
  for (let times = 0; times < 2; times++)
    expect((await as(3, 'confirmed')).form_order).toMatchObject({ state: 'confirmed' });
  expect((await as(2, 'paid')).form_order).toBeUndefined();
});
