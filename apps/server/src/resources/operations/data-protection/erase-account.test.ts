import { join } from 'node:path';
import type { Erasure } from '@platen/model/operations/data-protection';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { type Person, productionIn } from '../../production/production-batches/testing/production-steps.ts';
import { searchDatabase, searchFolder } from './testing/search-everywhere.ts';

const patience = { timeout: 60_000, interval: 100 };
const profile = { contact_name: '公孙大娘', contact_phone: '13655554444', notification_email: 'gongsun@shop.example' };

describe('the erasure of an account', { timeout: 180_000 }, () => {
  const app = useTestApp();
  const production = productionIn(app);
  let admin: Person;
  let customer: Person;
  let photo: Buffer;

  beforeAll(async () => {
    admin = await app.signUp('admin');
    customer = await production.signUpCustomer();
    photo = await pngOf(64, 48, 'plum');
    const upload = { filename: '店铺标志.png', type: 'image/png', bytes: photo };
    const file = await uploadFile(app, customer.token, upload);
    await app.call('GET', `root:${file.direct_upload.blob_url}`);
    await production.call(customer, 'PUT', '/mine', profile);
    await production.call(customer, 'POST', '/api_keys', { name: '公孙店铺密钥' });
    await production.call(customer, 'POST', '/webhooks', { url: 'https://gongsun.example/hook' });
  });

  async function erase(id: number): Promise<Erasure> {
    const made = await production.call<Erasure>(admin, 'POST', '/erasures', { kind: 'account', user_id: id });
    const reach = (state: Erasure['state']) =>
      vi.waitFor(async () => {
        const now = await production.call<Erasure>(admin, 'GET', `/erasures/${made.id}`);
        expect(now.state).toBe(state);
        return now;
      }, patience);
    const { plan } = await reach('ready');
    expect(plan).toMatchObject({ balance: 10_000 });
    await production.call(admin, 'PUT', `/erasures/${made.id}/confirm`);
    return reach('done');
  }

  it('leaves its money and numbers, and neither its name nor a way in', async () => {
    const { id } = await production.place(customer, { orders: [{ receiver_name: '独孤求败', address: '剑冢一号' }] });
    await production.pay(customer, id);
    await production.call(customer, 'PUT', `/form_orders/${id}/refund`, { rejected_reason: '客户改变主意' });
    const done = await erase(customer.id);
    expect(done).toMatchObject({ kind: 'account', orders_count: 1, files_count: 1 });
    const needles = {
      texts: [
        ...Object.values(profile),
        customer.login_name,
        '店铺标志',
        '公孙店铺密钥',
        'gongsun',
        '独孤求败',
        '剑冢一号',
      ],
      files: [photo],
    };
    expect(await searchDatabase(app.db, needles)).toEqual([]);
    expect(await searchFolder(join(app.platform.config.dataDir, 'files'), needles)).toEqual([]);
    expect((await app.call('GET', '/mine', { token: customer.token })).status).toBe(401);
    const body = { login_name: customer.login_name, password: testPassword };
    expect((await app.call('POST', '/sessions', { body })).status).toBe(400);
    const { rows } = await sql<{ bills: number; balance: number }>`
      select (select count(*) from bills where user_id = ${customer.id}) as bills,
        (select balance_fen from wallets where user_id = ${customer.id}) as balance`.execute(app.db);
    expect(rows).toEqual([{ bills: 3, balance: 1_000_000 }]);
  });

  it('asks for the name or the phone of a receiver', async () => {
    const answer = await app.call('POST', '/erasures', { token: admin.token, body: { kind: 'receiver' } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toMatchObject([{ path: 'receiver_name', code: 'receiver_required' }]);
  });

  it('is for customers alone', async () => {
    for (const user_id of [admin.id, 999_999]) {
      const body = { kind: 'account', user_id };
      expect((await app.call('POST', '/erasures', { token: admin.token, body })).status).toBe(400);
    }
  });
});
