import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { canDo } from '@platen/model/abilities';
import type { Page } from '@platen/model/lists';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../platform/http/route.ts';
import { useTestApp } from '../testing/test-app.ts';
import { uploadFile } from '../testing/test-files.ts';
import { pngOf } from '../platform/testing/test-images.ts';
import { orderingIn } from './orders/form-orders/testing/ordering.ts';
import { routes } from './index.ts';

/** What belongs to nobody in particular: everyone who is signed in may see it. */
const shared = [
  '/sku_templates/:id',
  '/categories/:id',
  '/library_categories/:id',
  '/font_libraries/:id',
  '/image_libraries/:id',
];

/** A body that would be accepted from the owner: otherwise the refusal would be about the body. */
const bodies: Record<string, object> = {
  'PUT /api_keys/:id': { name: 'mine now' },
  'PUT /form_orders/:id': { tag_list: [] },
  'PUT /orders/:id': { effect_image_configs: [{ id: 'x', layer_diff: {} }] },
  'PUT /orders/:id/design': {},
  'PUT /orders/:id/details': { city: '上海' },
  'PUT /webhooks/:id': { is_active: false },
};

const isOwned = ({ path }: Route) =>
  path.includes(':id') && !shared.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
const isForCustomers = ({ access }: Route) =>
  access.kind === 'signed_in' || (access.kind === 'ability' && canDo('customer', access.ability));

describe('what another customer has', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  /** One thing of every kind, by the path of its kind, all of one customer. */
  const things = new Map<string, number>();
  let stranger = '';

  beforeAll(async () => {
    const owner = await app.signUp();
    stranger = (await app.signUp()).token;
    const { token } = owner;
    const create = async (path: string, body: object) => {
      const made = await app.call<{ id: number }>('POST', path, { token, body });
      expect(made.status, `${path} ${JSON.stringify(made.body)}`).toBe(200);
      things.set(path, made.body.id);
    };
    const first = async (path: string) => {
      const listed = await app.call<Page<{ id: number }>>('GET', path, { token });
      expect(listed.body.data.length, path).toBeGreaterThan(0);
      things.set(path, listed.body.data[0]?.id ?? 0);
    };
    await create('/api_keys', { name: 'key' });
    await create('/webhooks', { url: 'https://shop.example/hook' });
    await create('/recharges', { amount: 10, payment_method: 'offline' });
    await ordering.fund(owner, 100);
    const template = await ordering.publishTemplate();
    await create('/users_sku_templates', { sku_template_id: template.id });
    const formOrder: FormOrderDetail = await ordering.order(token, template);
    await create('/consumption_records', { form_order_ids: [formOrder.id] });
    things.set('/form_orders', formOrder.id);
    for (const path of ['/orders', '/production_batches', '/bills', '/webhook_deliveries']) await first(path);
    const bytes = await pngOf(10, 10, 'red');
    const file = await uploadFile(app, token, { filename: 'a.png', type: 'image/png', bytes });
    things.set('/active_storage/blobs', file.id);
  });

  const owned = routes.filter((route) => isOwned(route) && isForCustomers(route));

  it.each(owned.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is not there',
    async (name, route) => {
      const id = things.get(route.path.slice(0, route.path.indexOf('/:id')));
      expect(id, `make one for ${route.path} above, or name it in \`shared\``).toBeDefined();
      const path = route.path.replace(':id', String(id));
      const body = bodies[name];
      const answer = await app.call(route.method, path, { token: stranger, ...(body && { body }) });
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 404, body: { code: 40400 } });
    },
  );

  it('is not in any list', async () => {
    for (const path of things.keys()) {
      const isList = routes.some((route) => route.method === 'GET' && route.path === path && route.list);
      if (!isList) continue;
      const listed = await app.call<Page<unknown>>('GET', path, { token: stranger });
      expect(listed.body.data, path).toEqual([]);
    }
  });

  it('cannot be paid for', async () => {
    expect((await ordering.pay(stranger, things.get('/form_orders') ?? 0)).status).toBe(404);
  });
});
