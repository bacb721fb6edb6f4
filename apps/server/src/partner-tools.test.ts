import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { demoAccounts, demoPassword } from '@platen/demo/accounts';
import { locales } from '@platen/model/locale';
import {
  codeSamples,
  type SampleCall,
  type SampleLanguage,
  sampleLanguages,
} from '@platen/ordering/samples/code-samples';
import { sampleEdit, sampleFormOrder, sampleMockup, samplePicture } from '@platen/ordering/samples/sample-order';
import { uploadSamples } from '@platen/ordering/samples/upload-samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from './demo/seed.ts';
import { pngOf } from './platform/testing/test-images.ts';
import { orderingIn } from './resources/orders/form-orders/testing/ordering.ts';
import { useTestApp } from './testing/test-app.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const clientDir = join(root, 'packages/client');
const run = promisify(execFile);
const runOptions = { maxBuffer: 64 * 1024 * 1024 };
const tsx = ['--import', new URL(import.meta.resolve('tsx')).href];

/** A folder as a partner has one: empty, with the packed client in it. */
async function partnerFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-partner-'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    ...runOptions,
    cwd: clientDir,
  });
  const tarball = stdout.trim().split('\n').at(-1) ?? '';
  await mkdir(join(folder, 'node_modules/@platen/client'), { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', 'node_modules/@platen/client'], { cwd: folder });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

describe('the tools of partners', () => {
  const app = useTestApp();
  const { publishTemplate } = orderingIn(app);
  let folder = '';
  let url = '';

  beforeAll(async () => {
    url = await app.http.listen({ host: '127.0.0.1', port: 0 });
    folder = await mkdtemp(join(tmpdir(), 'platen-tools-'));
    const document = await fetch(`${url}/app_api/v1/openapi.json`);
    await writeFile(join(folder, 'openapi.json'), await document.text());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('find nothing wrong with the API document, and make clients of it that order', { timeout: 240_000 }, async () => {
    const { stdout } = await run('node', ['scripts/run-generators.mjs', join(folder, 'openapi.json'), folder], {
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

    // The types of the other one fit the same request.
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

describe('the samples of the documentation', () => {
  const app = useTestApp();
  let folder = '';
  let environment: Record<string, string> = {};
  let token = '';
  let numbers = 0;
  const templates = new Map<string, SkuTemplate>();

  beforeAll(async () => {
    await seedDemo(app.platform, app.http.log, () => {});
    const merchant = demoAccounts.find(({ role }) => role === 'customer');
    token = await app.signIn(merchant?.login_name ?? '', demoPassword);
    const api = app.as(token);
    for (const kind_eq of ['micro_custom', 'form_order', 'batch_order'] as const) {
      const { data } = await api('GET /sku_templates', { query: { kind_eq, open_type: 'factory', per_page: 1 } });
      templates.set(kind_eq, await api('GET /sku_templates/:id', { params: { id: data[0]?.id ?? 0 } }));
    }
    const { key_value } = await api('POST /api_keys', { body: { name: 'Docs' } });
    await app.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.http.server.address() as AddressInfo;
    folder = await partnerFolder();
    environment = { PLATEN_URL: `http://127.0.0.1:${port}`, PLATEN_API_KEY: key_value };
  }, 400_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const commands: Record<SampleLanguage, (file: string) => [string, string[]]> = {
    curl: (file) => ['bash', ['-euo', 'pipefail', file]],
    python: (file) => ['python3', [file]],
    typescript: (file) => [process.execPath, [...tsx, file]],
  };

  async function runSample(language: SampleLanguage, code: string): Promise<string> {
    const file = join(folder, `sample.${{ curl: 'sh', python: 'py', typescript: 'ts' }[language]}`);
    await writeFile(file, code);
    const [command, args] = commands[language](file);
    const { stdout } = await run(command, args, { cwd: folder, env: { ...process.env, ...environment } });
    return stdout.trim();
  }

  const missing = ['bash', 'curl', 'jq', 'openssl', 'python3'].filter((each) => spawnSync(each, ['--version']).error);
  const cases = sampleLanguages.flatMap((language) => locales.map((locale) => ({ language, locale })));
  it.skipIf(missing.length > 0).each(cases)(
    'run as they are shown: $language in $locale',
    { timeout: 240_000 },
    async ({ language, locale }) => {
      const ask = async <T>(call: SampleCall) =>
        JSON.parse(await runSample(language, codeSamples(call, locale)[language])) as T;
      for (const template of templates.values()) {
        const { width, height } = samplePicture(template) ?? { width: 400, height: 300 };
        await writeFile(join(folder, 'photo.png'), await pngOf(width, height, 'teal'));
        environment.BLOB_URL = await runSample(language, uploadSamples[language]);
        expect(environment.BLOB_URL).toMatch(/^\/app_api\/v1\/blobs\/\w+\/photo\.png$/);

        const no = `DOC-${++numbers}`;
        const body = sampleFormOrder(template, no, locale);
        const path = '/form_orders';
        expect(await ask({ method: 'POST', path: `${path}/quote`, body })).toMatchObject({
          can_order: true,
          fields: [],
        });
        const mockup = await ask<{ images: object[] }>({
          method: 'POST',
          path: `${path}/mockups`,
          body: sampleMockup(template, locale),
        });
        expect(mockup.images.length > 0).toBe(
          template.kind !== 'batch_order' && template.effect_image_configs.length > 0,
        );
        const { form_order } = await ask<{ form_order: { id: number } }>({
          method: 'POST',
          path,
          body,
          idempotencyKey: no,
        });
        const { data } = await ask<{ data: { id: number }[] }>({ method: 'GET', path, query: { orders_no_cont: no } });
        expect(data.map(({ id }) => id)).toContain(form_order.id);
        const paid = { form_order_ids: [form_order.id] };
        await ask({ method: 'POST', path: '/consumption_records', body: paid, idempotencyKey: `${no}-pay` });
        const edit = sampleEdit(template);
        if (edit) {
          const orders = await app.as(token)('GET /orders', { query: { form_order_id_eq: form_order.id } });
          await ask({ method: 'PUT', path: '/orders/{id}', params: { id: orders.data[0]?.id ?? 0 }, body: edit });
        }
        const params = { id: form_order.id };
        expect(await ask({ method: 'PUT', path: '/form_orders/{id}/refund', params, body: {} })).toMatchObject({
          state: 'refunded',
        });
      }
    },
  );
});
