import type { CreatedWebhook } from '@platen/model/connections/webhooks';
import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

describe('webhooks', () => {
  const app = useTestApp();
  const create = (token: string) =>
    app.call<CreatedWebhook>('POST', '/webhooks', { token, body: { url: 'https://shop.example/hook' } });

  it('of customers are changed by programs of the factory that have a scope for it, and the owner is told', async () => {
    const [owner, staff] = [await app.signUp(), await app.signUp('staff')];
    const { body: webhook } = await create(owner.token);
    const keyWith = async (...scopes: ('webhooks' | 'customer_webhooks')[]) =>
      (await app.as(staff.token)('POST /api_keys', { body: { name: scopes.join(), scopes } })).key_value;
    const [own, customers] = [await keyWith('webhooks'), await keyWith('customer_webhooks')];
    const changes = (token: string) =>
      [
        ['PUT', `/webhooks/${webhook.id}`, { url: 'https://thief.example/' }],
        ['POST', `/webhooks/${webhook.id}/rotate_secret`, { overlap_hours: 0 }],
        ['DELETE', `/webhooks/${webhook.id}`, undefined],
      ].map(
        ([method, path, body]) =>
          () =>
            app.call(method as 'PUT', path as string, { token, body }),
      );
    for (const change of changes(own))
      expect(await change()).toMatchObject({
        status: 403,
        body: { code: 40303, message: expect.stringContaining('customer_webhooks') },
      });
    const { body: ofFactory } = await create(staff.token);
    expect((await app.call('PUT', `/webhooks/${ofFactory.id}`, { token: customers, body: {} })).status).toBe(403);
    expect((await app.call('PUT', `/webhooks/${ofFactory.id}`, { token: own, body: {} })).status).toBe(200);
    for (const change of changes(customers)) expect((await change()).status).toBe(200);
    await vi.waitFor(
      () => {
        const told = app.sent.filter(({ text }) =>
          text.includes('The factory changed or deleted one of your webhooks'),
        );
        expect(told.map(({ recipient }) => recipient.email)).toEqual(Array(3).fill(`${owner.login_name}@test.platen`));
      },
      { timeout: 45_000 },
    );
  });
});
