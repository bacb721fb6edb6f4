import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderingIn } from './resources/orders/form-orders/testing/ordering.ts';
import { useTestApp } from './testing/test-app.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const clientDir = join(root, 'packages/client');
const run = promisify(execFile);
const runOptions = { maxBuffer: 64 * 1024 * 1024 };
const tsx = ['--import', new URL(import.meta.resolve('tsx')).href];

describe('partner tools', () => {
  const app = useTestApp();
  const { publishTemplate } = orderingIn(app);
  let folder = '';
  let url = '';

  beforeAll(async () => {
    url = await app.http.listen({ host: '127.0.0.1', port: 0 });
    folder = await mkdtemp(join(tmpdir(), 'platen-tools-'));
    const { token } = await app.signUp('staff');
    for (const name of ['openapi.json', 'openapi_staff.json']) {
      const document = await fetch(`${url}/app_api/v1/${name}`, { headers: { authorization: `Bearer ${token}` } });
      await writeFile(join(folder, name), await document.text());
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('validate the API documents and generate clients that can order', { timeout: 240_000 }, async () => {
    const documents = ['openapi.json', 'openapi_staff.json'].map((name) => join(folder, name));
    const { stdout } = await run('node', ['scripts/run-generators.mjs', folder, ...documents], {
      ...runOptions,
      cwd: clientDir,
    });
    expect(JSON.parse(stdout)).toEqual([]);

    const bag = await publishTemplate();
    const customer = await app.signUp();
    const { key_value } = await app.as(customer.token)('POST /api_keys', { body: { name: 'Shop' } });
    const body = {
      type: 'FormOrder::Batch',
      sku_template_no: bag.no,
      orders_attributes: [{ no: 'SDK-1', size: 'M', quantity: 2 }],
    };
    await writeFile(
      join(folder, 'order.ts'),
      `import { client } from './sdk/client.gen';
       import { formOrdersCreate } from './sdk/sdk.gen';
       client.setConfig({ baseUrl: '${url}/app_api/v1', auth: '${key_value}' });
       const { data, error } = await formOrdersCreate({ body: ${JSON.stringify(body)} });
       console.log(JSON.stringify({ data, error }));`,
    );
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    const ordered = await run('node', [...tsx, 'order.ts'], { ...runOptions, cwd: folder });
    expect(JSON.parse(ordered.stdout)).toMatchObject({
      data: { code: 200, form_order: { state: 'init', amount: 25 } },
    });

    // The types of the other client fit the same request.
    await writeFile(
      join(folder, 'typed.ts'),
      `import type { components } from './types.ts';
       export const request: components['schemas']['FormOrderRequest'] = ${JSON.stringify(body)};`,
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--types', ''];
    await run(process.execPath, [tsc, ...flags, 'typed.ts'], { ...runOptions, cwd: folder });
  });
});
