import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { locales } from '@platen/model/text/locale';
import {
  codeSamples,
  type SampleCall,
  type SampleLanguage,
  sampleLanguages,
} from '@platen/ordering/samples/code-samples';
import { sampleEdit, sampleFormOrder, sampleMockup, samplePicture } from '@platen/ordering/samples/sample-order';
import { uploadSamples } from '@platen/ordering/samples/upload-samples';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { type Caller, fund, newCustomer } from '../callers.ts';
import { isFullRun } from '../full-run.ts';
import { test } from '../journey.ts';

const clientDir = fileURLToPath(new URL('../../../packages/client', import.meta.url));
const run = promisify(execFile);
const tsx = ['--import', new URL(import.meta.resolve('tsx')).href];
const commands: Record<SampleLanguage, (file: string) => [string, string[]]> = {
  curl: (file) => ['bash', ['-euo', 'pipefail', file]],
  python: (file) => ['python3', [file]],
  typescript: (file) => [process.execPath, [...tsx, file]],
};
const missing = ['bash', 'curl', 'jq', 'openssl', 'python3'].filter((each) => spawnSync(each, ['--version']).error);

let api: Caller;
let folder = '';
const environment: Record<string, string> = {};
const templates: SkuTemplate[] = [];
let numbers = 0;

/** A new folder of a partner's project with the packed client installed. */
async function partnerFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'platen-partner-'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', made], {
    cwd: clientDir,
    maxBuffer: 64 * 1024 * 1024,
  });
  const tarball = stdout.trim().split('\n').at(-1) ?? '';
  await mkdir(join(made, 'node_modules/@platen/client'), { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', 'node_modules/@platen/client'], { cwd: made });
  await writeFile(join(made, 'package.json'), '{ "type": "module" }');
  return made;
}

async function runSample(language: SampleLanguage, code: string): Promise<string> {
  const file = join(folder, `sample.${{ curl: 'sh', python: 'py', typescript: 'ts' }[language]}`);
  await writeFile(file, code);
  const [command, args] = commands[language](file);
  const { stdout } = await run(command, args, { cwd: folder, env: { ...process.env, ...environment } });
  return stdout.trim();
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const partner = await newCustomer(`partner-${test.info().workerIndex}`);
  await fund(partner, 10_000);
  api = partner.api;
  for (const kind_eq of ['micro_custom', 'form_order', 'batch_order'] as const) {
    const { data } = await api('GET /sku_templates', { query: { kind_eq, open_type: 'factory', per_page: 1 } });
    templates.push(await api('GET /sku_templates/:id', { params: { id: data[0]?.id ?? 0 } }));
  }
  const { key_value } = await api('POST /api_keys', { body: { name: 'Docs' } });
  environment['PLATEN_URL'] = String(test.info().project.use.baseURL);
  environment['PLATEN_API_KEY'] = key_value;
  folder = await partnerFolder();
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

for (const [index, language] of sampleLanguages.entries()) {
  for (const locale of isFullRun ? locales : locales.slice(0, 1)) {
    test(`the code samples of the documentation run unchanged: ${language} in ${locale}`, async () => {
      test.skip(missing.length > 0, `needs ${missing.join(', ')}`);
      test.setTimeout(240_000);
      // The steps for each kind of template are the same in both languages, so the second language tests only one kind.
      // Outside of the full run, each programming language orders one kind.
      const ordered = isFullRun && locale === locales[0] ? templates : templates.slice(index, index + 1);
      for (const template of ordered) await orderBySamples(template, language, locale);
    });
  }
}

/** Runs every step from the upload to the refund with the sample that the page shows for it. */
async function orderBySamples(template: SkuTemplate, language: SampleLanguage, locale: (typeof locales)[number]) {
  const ask = async <T>(call: SampleCall) =>
    JSON.parse(await runSample(language, codeSamples(call, locale)[language])) as T;
  const { width, height } = samplePicture(template) ?? { width: 400, height: 300 };
  const picture = sharp({ create: { width, height, channels: 3, background: 'teal' } });
  await writeFile(join(folder, 'photo.png'), await picture.png().toBuffer());
  environment['BLOB_URL'] = await runSample(language, uploadSamples[language]);
  expect(environment['BLOB_URL']).toMatch(/^\/app_api\/v1\/blobs\/\w+\/photo\.png$/);

  const no = `DOC-${++numbers}`;
  const body = sampleFormOrder(template, no, locale);
  const path = '/form_orders';
  expect(await ask({ method: 'POST', path: `${path}/quote`, body })).toMatchObject({ can_order: true, fields: [] });
  const mockup = await ask<{ images: object[] }>({
    method: 'POST',
    path: `${path}/mockups`,
    body: sampleMockup(template, locale),
  });
  const isDrawn = template.kind !== 'batch_order' && template.effect_image_configs.length > 0;
  expect(mockup.images.length > 0).toBe(isDrawn);
  const { form_order } = await ask<{ form_order: { id: number } }>({ method: 'POST', path, body, idempotencyKey: no });
  const { data } = await ask<{ data: { id: number }[] }>({ method: 'GET', path, query: { orders_no_cont: no } });
  expect(data.map(({ id }) => id)).toContain(form_order.id);
  const paid = { form_order_ids: [form_order.id] };
  await ask({ method: 'POST', path: '/consumption_records', body: paid, idempotencyKey: `${no}-pay` });
  const edit = sampleEdit(template);
  if (edit) {
    const orders = await api('GET /orders', { query: { form_order_id_eq: form_order.id } });
    await ask({ method: 'PUT', path: '/orders/{id}', params: { id: orders.data[0]?.id ?? 0 }, body: edit });
  }
  const params = { id: form_order.id };
  const refunded = await ask({ method: 'PUT', path: '/form_orders/{id}/refund', params, body: {} });
  expect(refunded).toMatchObject({ state: 'refunded' });
}
