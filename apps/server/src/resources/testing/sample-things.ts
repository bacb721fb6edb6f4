import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { SampleThing } from '@platen/contract/samples';
import type { Page } from '@platen/model/lists/lists';
import { expect } from 'vitest';
import { pngOf } from '../../platform/testing/test-images.ts';
import { testPassword, type useTestApp } from '../../testing/test-app.ts';
import { uploadFile } from '../../testing/test-files.ts';
import { packing } from '../accounts/roles/testing/packing-role.ts';
import { failJob } from '../operations/health/testing/failed-jobs.ts';
import { type Person, productionIn } from '../production/production-batches/testing/production-steps.ts';
import { insertWaitingApproval } from '../wallet/approvals/testing/waiting-approval.ts';
import { wechatLine, wechatStatementFile } from '../wallet/payment-statements/testing/statement-files.ts';

type TestApp = ReturnType<typeof useTestApp>;
const require = createRequire(import.meta.url);
const ttf = () => readFile(require.resolve('@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf'));
export const uniqueText = () => randomUUID().slice(0, 12);

/**
 * Makes what the samples of calls name. It is new each time where a call changes it, so that the changes of one caller do not
 * affect the next. Everything belongs to the owner, or to the factory if customers cannot have it.
 */
export function sampleThings(app: TestApp, owner: Person, ownKeyId: number) {
  const production = productionIn(app);
  let published: Promise<SkuTemplate> | undefined;
  let admin: Promise<Person> | undefined;

  async function make<T = { id: number }>(person: Person, path: string, body?: object): Promise<T> {
    return production.call<T>(person, 'POST', path, body);
  }
  const byStaff = async <T = { id: number }>(path: string, body?: object) =>
    make<T>(await production.asStaff(), path, body);
  const byAdmin = async <T = { id: number }>(path: string, body: object) =>
    make<T>(await (admin ??= app.signUp('admin')), path, body);
  const firstOf = async (path: string) => {
    const { data } = await production.call<Page<{ id: number }>>(owner, 'GET', path);
    return { id: data[0]?.id ?? 0 };
  };

  const template = () =>
    byStaff<SkuTemplate>('/sku_templates', {
      name: uniqueText(),
      kind: 'batch_order',
      size_prices: [{ size: 'S', price: 1 }],
    });
  async function sparePublishedTemplate(): Promise<SkuTemplate> {
    const { id } = await template();
    return production.call<SkuTemplate>(await production.asStaff(), 'PUT', `/sku_templates/${id}/publish`);
  }
  const publishedTemplate = () => (published ??= sparePublishedTemplate());
  async function templateWithDraft(): Promise<SkuTemplate> {
    const drafted = await sparePublishedTemplate();
    await byStaff(`/sku_templates/${drafted.id}/draft`);
    return drafted;
  }
  async function templateVersion() {
    const { id } = await template();
    const config = { id: 'p', name: 'p', type: 'production', width: 20, height: 20, layers: [] };
    const staff = await production.asStaff();
    await production.call(staff, 'PUT', `/sku_templates/${id}`, { production_image_configs: [config] });
    return { id, version: await versionOf(`/sku_templates/${id}/versions`) };
  }
  async function versionOf(path: string): Promise<number> {
    const { data } = await production.call<{ data: { id: number }[] }>(await production.asStaff(), 'GET', path);
    return data[0]?.id ?? 0;
  }

  async function formOrder(): Promise<{ id: number }> {
    const body = {
      type: 'FormOrder::Batch',
      sku_template_no: (await publishedTemplate()).no,
      orders_attributes: [{ no: uniqueText(), quantity: 1, size: 'S' }],
    };
    return (await make<{ form_order: { id: number } }>(owner, '/form_orders', body)).form_order;
  }
  async function formOrderAfter(...moves: ('pay' | 'confirm' | 'close')[]): Promise<{ id: number }> {
    const { id } = await formOrder();
    for (const move of moves) {
      if (move === 'pay') await production.pay(owner, id);
      else await production.call(owner, 'PUT', `/form_orders/${id}/${move}`);
    }
    return { id };
  }
  async function batchAfter(...moves: ('pay' | 'confirm' | 'close')[]) {
    const [batch] = await production.batchesOf(await formOrderAfter(...moves));
    const [order] = batch?.orders ?? [];
    if (!batch || !order) throw new Error('a form order without a batch, or a batch without an order');
    return { ...batch, order };
  }
  async function startedOrder() {
    const { id, order } = await batchAfter('pay', 'confirm');
    await production.start(id);
    return order;
  }
  async function outbound(): Promise<{ id: number }> {
    const body = { outbounds: [{ order_system_no: (await startedOrder()).system_no, shipping_no: uniqueText() }] };
    const { outbounds } = await byStaff<{ outbounds: { id: number }[] }>('/outbounds', body);
    return outbounds[0] ?? { id: 0 };
  }

  const pngBy = async (person: Person) =>
    uploadFile(app, person.token, { filename: 'a.png', type: 'image/png', bytes: await pngOf(8, 8, 'red') });
  async function file() {
    const { id, direct_upload } = await pngBy(owner);
    const [key = '', filename = ''] = direct_upload.blob_url.split('/').slice(-2);
    return { id, key, filename };
  }
  async function statementFile() {
    const { token } = await production.asStaff();
    const bytes = wechatStatementFile([wechatLine({ no: uniqueText(), yuan: '1.00' })]);
    return uploadFile(app, token, { filename: 'bill.csv', type: 'text/csv', bytes });
  }
  async function fontFile() {
    const { token } = await production.asStaff();
    return uploadFile(app, token, { filename: 'P.ttf', type: 'font/ttf', bytes: await ttf() });
  }
  const imageLibrary = async () =>
    byStaff('/image_libraries', { name: uniqueText(), file_id: (await pngBy(await production.asStaff())).id });
  async function pageVersion() {
    const { id } = await byStaff('/custom_pages', { title: uniqueText() });
    await byStaff(`/custom_pages/${id}/publish`);
    return { id, version: await versionOf(`/custom_pages/${id}/versions`) };
  }
  const recharge = () => make(owner, '/recharges', { amount: 10, payment_method: 'offline' });
  async function member(): Promise<{ id: number }> {
    const body = { login_name: uniqueText(), screen_name: 'New', role: 'buyer' };
    return (await make<{ member: { id: number } }>(owner, '/mine/members/invite', body)).member;
  }
  async function retentionException(): Promise<{ id: number }> {
    const body = { sku_template_id: (await template()).id, days: 30 };
    const { exceptions } = await byAdmin<{ exceptions: { id: number }[] }>('/retention_exceptions', body);
    return exceptions.at(-1) ?? { id: 0 };
  }

  const makers = {
    owner: async () => ({ login_name: owner.login_name, password: testPassword }),
    ownKey: async () => ({ id: ownKeyId }),
    apiKey: () => make(owner, '/api_keys', { name: uniqueText() }),
    webhook: () => firstOf('/webhooks'),
    spareWebhook: () => make(owner, '/webhooks', { url: `https://shop.example/${uniqueText()}` }),
    webhookDelivery: () => firstOf('/webhook_deliveries'),
    member,
    privateTemplate: () => firstOf('/users_sku_templates'),
    sparePrivateTemplate: async () =>
      make(owner, '/users_sku_templates', { sku_template_id: (await sparePublishedTemplate()).id }),
    file,
    formOrder,
    paidFormOrder: () => formOrderAfter('pay'),
    order: () => firstOf('/orders'),
    unpaidOrder: async () => (await batchAfter()).order,
    productionBatch: () => firstOf('/production_batches'),
    confirmedBatch: () => batchAfter('pay', 'confirm'),
    closedBatch: () => batchAfter('close'),
    importTask: () => firstOf('/import_tasks'),
    consumptionRecord: () => firstOf('/consumption_records'),
    bill: () => firstOf('/bills'),
    recharge,
    customer: () => app.signUp('customer'),
    packer: () => app.signUp('packer'),
    customRole: () => byAdmin('/roles', { ...packing, name: uniqueText() }),
    approval: async () => insertWaitingApproval(app, { ...(await recharge()), user_id: owner.id }),
    statement: async () => byStaff('/statements', { file: (await statementFile()).id }),
    statementFile,
    startedOrder,
    outbound,
    template,
    publishedTemplate,
    sparePublishedTemplate,
    templateVersion,
    templateWithDraft,
    category: () => byStaff('/categories', { name: uniqueText() }),
    libraryCategory: () => byStaff('/library_categories', { name: uniqueText() }),
    font: async () => byStaff('/font_libraries', { name: uniqueText(), font_file_id: (await fontFile()).id }),
    fontFile,
    imageLibrary,
    sharedLink: async () =>
      byStaff<{ id: number; slug: string }>('/image_library_download_records', {
        image_library_id: (await imageLibrary()).id,
        expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    page: () => byStaff('/custom_pages', { title: uniqueText() }),
    pageVersion,
    retentionException,
    erasure: () => byAdmin('/erasures', { kind: 'orders', system_nos: [uniqueText()] }),
    failedJob: async () => ({ id: await failJob(app, 'sweep_expired', {}) }),
  } satisfies Record<SampleThing, () => Promise<object>>;

  /** One of everything that a customer can have, so that every list of the owner has a row. */
  async function makeOneOfEach(): Promise<void> {
    await make(owner, '/webhooks', { url: 'https://shop.example/hook' });
    await make(owner, '/users_sku_templates', { sku_template_id: (await publishedTemplate()).id });
    await formOrderAfter('pay');
    await make(owner, '/import_tasks', { import_processor: 'import_orders', file: (await file()).id });
    for (const path of ['/bills', '/orders', '/webhook_deliveries', '/consumption_records'])
      expect((await production.call<Page<unknown>>(owner, 'GET', path)).data.length, path).toBeGreaterThan(0);
  }

  return { makers, makeOneOfEach };
}
