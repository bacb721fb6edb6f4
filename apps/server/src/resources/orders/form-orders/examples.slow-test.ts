import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { config, photoLayer } from '../orders/testing/designs.ts';
import { orderingIn } from './testing/ordering.ts';

const folder = fileURLToPath(new URL('../../../../../../examples/', import.meta.url));
// Node alone would resolve the packed client, which is not built here; this condition resolves its source.
const typescript = ['--conditions=platen-source', '--import', 'tsx'];
const languages = [
  { name: 'Python', command: 'python3', place: ['python/place_order.py'], receive: ['python/receive_webhook.py'] },
  {
    name: 'TypeScript',
    command: process.execPath,
    place: [...typescript, 'typescript/place-order.ts'],
    receive: [...typescript, 'typescript/receive-webhook.ts'],
  },
].map((language) => ({
  ...language,
  missing: spawnSync(language.command, ['--version']).status === 0 ? '' : ` (skipped: there is no ${language.command})`,
}));

for (const { name, command, missing, place, receive } of languages) {
  describe.skipIf(missing !== '')(`the examples in ${name}${missing}`, () => {
    const app = useTestApp({ PLATEN_WEBHOOKS_PRIVATE: 'on' });
    const ordering = orderingIn(app);
    const children: ChildProcess[] = [];
    let files = '';
    let environment: Record<string, string> = {};
    let customer: Awaited<ReturnType<typeof app.signUp>>;

    beforeAll(async () => {
      await app.http.listen({ host: '127.0.0.1', port: 0 });
      files = await mkdtemp(join(tmpdir(), 'platen-examples-'));
      customer = await app.signUp();
      const { key_value } = await app.as(customer.token)('POST /api_keys', { body: { name: 'Shop' } });
      const { port } = app.http.server.address() as AddressInfo;
      environment = { PLATEN_URL: `http://127.0.0.1:${port}`, PLATEN_API_KEY: key_value };
    });
    afterAll(async () => {
      for (const child of children) child.kill();
      await rm(files, { recursive: true, force: true });
    });

    const start = (args: readonly string[], env: Record<string, string>) => {
      const child = spawn(command, args, {
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.push(child);
      return child;
    };
    async function run(options: Record<string, string | string[]>) {
      const args = Object.entries(options).flatMap(([option, values]) =>
        [values].flat().flatMap((value) => [`--${option}`, value]),
      );
      const child = start([...place, ...args], environment);
      const output = { stdout: '', stderr: '' };
      child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
      const [code] = (await once(child, 'close')) as [number];
      return { code, ...output };
    }
    async function file(filename: string, width: number, height: number): Promise<string> {
      await writeFile(join(files, filename), await pngOf(width, height, 'teal'));
      return join(files, filename);
    }
    async function storedOrder(no: string) {
      const { rows } = await sql<Record<string, unknown>>`
        select form_orders.kind, form_orders.state, form_orders.amount_fen, orders.size, orders.quantity, orders.city,
          orders.values, array(
            select blobs.filename from order_production_images join blobs on blobs.id = blob_id
            where order_id = orders.id order by position
          ) as production_images
        from orders join form_orders on form_orders.id = form_order_id
        where orders.no = ${no} and orders.user_id = ${customer.id}`.execute(app.db);
      expect(rows).toHaveLength(1);
      return rows[0];
    }

    it('order a form order with finished production images', async () => {
      const poster = await ordering.publishTemplate({ kind: 'form_order' });
      const [front, back] = [await file('front.png', 60, 80), await file('背面.png', 60, 80)];
      const result = await run({
        type: 'form_order',
        template: poster.no,
        no: `${name}-1`,
        size: 'M',
        quantity: '2',
        'production-image': [front, back],
      });
      expect(result).toMatchObject({ code: 0, stderr: '' });
      expect(result.stdout).toMatch(/^placed FO\d{12}: 25\.00 CNY, state init\n$/);
      expect(await storedOrder(`${name}-1`)).toEqual({
        kind: 'form_order',
        state: 'init',
        amount_fen: 2500,
        size: 'M',
        quantity: 2,
        city: '杭州',
        values: {},
        production_images: ['front.png', '背面.png'],
      });
    });

    it('order a micro custom with the customer’s own picture, and wait for its images', async () => {
      const sample = await ordering.uploadImage((await ordering.factory()).token, 400, 300, 'gray');
      const template = await ordering.publishTemplate(
        {
          kind: 'micro_custom',
          system_rendering_price: 1.5,
          size_prices: [{ size: 'S', price: 10, width: 400, height: 300 }],
        },
        {
          effect_image_configs: [config('effect', [photoLayer(sample)])],
          production_image_configs: [config('production', [photoLayer(sample)])],
        },
      );
      const photo = await file('photo.png', 400, 300);
      const result = await run({
        type: 'micro_custom',
        template: template.no,
        no: `${name}-2`,
        size: 'S',
        picture: `照片=${photo}`,
      });
      expect(result).toMatchObject({ code: 0, stderr: '' });
      expect(result.stdout).toMatch(/11\.50 CNY, state init\nimages: 1 done, 0 waiting, 0 failed/);
      expect(await storedOrder(`${name}-2`)).toMatchObject({
        kind: 'micro_custom',
        amount_fen: 1150,
        values: { 照片: expect.stringMatching(/^\/app_api\/v1\/blobs\/\w+\/photo\.png$/) },
      });
    });

    it('report errors field by field', async () => {
      const bag = await ordering.publishTemplate();
      const result = await run({ type: 'batch_order', template: bag.no, no: `${name}-3`, size: 'XXL' });
      expect(result).toMatchObject({ code: 1, stdout: '' });
      expect(result.stderr).toMatch(
        /^refused with 400: .+\n {2}orders_attributes\[0\]\.size: .*XXL.*\n {2}request \S+\n$/,
      );
      const { rows } = await sql`select id from orders where no = ${`${name}-3`}`.execute(app.db);
      expect(rows).toEqual([]);
    });

    it('receive webhooks, and refuse forged or old ones', async () => {
      const { token } = customer;
      const api = app.as(token);
      const webhook = await api('POST /webhooks', { body: { url: 'http://127.0.0.1:9/', is_active: false } });
      const receiver = start(receive, { PLATEN_WEBHOOK_SECRET: webhook.secret, PORT: '0' });
      const lines: string[] = [];
      createInterface({ input: receiver.stdout }).on('line', (line) => lines.push(line));
      await vi.waitFor(() => expect(lines[0]).toMatch(/^listening on http:/), { timeout: 45_000 });
      const url = String(lines[0]?.split(' ').at(-1));
      const send = async (time: number, body: string, key = webhook.secret) => {
        const v1 = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'platen-signature': `t=${time},v1=${v1}` },
          body,
        });
        return response.status;
      };
      const now = Math.floor(Date.now() / 1000);
      expect(await send(now, '{"id":1,"event":"form_order.paid","data":{}}', 'whsec_wrong')).toBe(401);
      expect(await send(now - 600, '{"id":1,"event":"form_order.paid","data":{}}')).toBe(401);
      expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);

      await api('PUT /webhooks/:id', { params: { id: webhook.id }, body: { url, is_active: true } });
      const bag = await ordering.publishTemplate();
      const { id } = await ordering.order(token, bag);
      await vi.waitFor(
        () => expect(lines[1]).toMatch(new RegExp(`^[0-9a-f-]{36} form_order\\.created .*"id": ?${id}\\b`)),
        {
          timeout: 45_000,
        },
      );
      await vi.waitFor(async () => {
        const { rows } = await sql`select state, attempts, response_status from webhook_deliveries`.execute(app.db);
        expect(rows).toEqual([{ state: 'delivered', attempts: 1, response_status: 204 }]);
      });
    });
  });
}
