import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import {
  type CaseFiles,
  caseConfigs,
  caseFont,
  casePrints,
  caseSizes,
  type OrderCase,
  orderCases,
  sizelessCaseSizes,
} from '@platen/ordering/testing/order-cases';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { orderingIn } from './testing/ordering.ts';

const require = createRequire(import.meta.url);
const ttf = await readFile(require.resolve('@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf'));
/** The names of the cases; their addresses are known once the files exist. */
const names = orderCases({ exact: '', blank: '', other: '', document: '' }).map(({ name }) => name);

describe('the API applies the order rules:', () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  const templates = new Map<string, SkuTemplate>();
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let files: CaseFiles;

  beforeAll(async () => {
    customer = await app.signUp();
    const { token } = customer;
    const clear = sharp({ create: { width: 30, height: 40, channels: 4, background: '#0000' } });
    const blank = { filename: 'blank.png', type: 'image/png', bytes: await clear.png().toBuffer() };
    const document = { filename: 'a.txt', type: 'text/plain', bytes: Buffer.from('no picture') };
    files = {
      exact: await ordering.uploadImage(token, 30, 40),
      blank: (await uploadFile(app, token, blank)).direct_upload.blob_url,
      other: await ordering.uploadImage(token, 40, 30),
      document: (await uploadFile(app, token, document)).direct_upload.blob_url,
    };
    await addFont();
    const design = { effect_image_configs: caseConfigs() };
    for (const kind of ['micro_custom', 'form_order', 'batch_order'] as const) {
      const body = { kind, size_prices: caseSizes, system_rendering_price: 0.2 };
      templates.set(kind, await ordering.publishTemplate(body, kind === 'micro_custom' ? design : {}));
    }
    for (const prints of ['isHalfPrintable', 'isPrintToFill'] as const) {
      const made = await ordering.publishTemplate({ kind: 'micro_custom', size_prices: caseSizes }, design);
      // Published before a template needed something to print for every size.
      await app.db
        .updateTable('sku_templates')
        .set({ production_image_configs: JSON.stringify(casePrints({ [prints]: true })) })
        .where('id', '=', made.id)
        .execute();
      templates.set(prints, made);
    }
    const sizeless = { kind: 'form_order', size_prices: sizelessCaseSizes };
    templates.set('sizeless', await ordering.publishTemplate(sizeless));
  });

  async function addFont(): Promise<void> {
    const { token } = await ordering.factory();
    const { id } = await uploadFile(app, token, { filename: 'case.ttf', type: 'font/ttf', bytes: ttf });
    const body = { name: caseFont, font_file_id: id };
    expect((await app.call('POST', '/font_libraries', { token, body })).status).toBe(200);
  }

  function templateOf({ kind, isSizeless, isHalfPrintable, isPrintToFill }: OrderCase): string {
    if (isHalfPrintable) return 'isHalfPrintable';
    if (isPrintToFill) return 'isPrintToFill';
    return isSizeless ? 'sizeless' : kind;
  }

  it.each(names)('%s', async (name) => {
    const each = orderCases(files).find((one) => one.name === name);
    const template = each && templates.get(templateOf(each));
    if (!template) throw new Error(`no template for ${name}`);
    const { status, body } = await ordering.post(customer.token, template, each.orders as object[]);
    expect((body.fields ?? []).map(({ path, code }) => `${path} ${code}`)).toEqual(each.findings);
    expect(status).toBe(each.findings.length > 0 ? 400 : 200);
  });
});
