import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { Page } from '@platen/model/lists/lists';
import { expect } from 'vitest';
import { pngOf } from '../../platform/testing/test-images.ts';
import { testPassword, type useTestApp } from '../../testing/test-app.ts';
import { uploadFile } from '../../testing/test-files.ts';
import { roleRequests } from '../accounts/roles/testing/role-requests.ts';
import { failJob } from '../operations/health/testing/failed-jobs.ts';
import { type Person, productionIn } from '../production/production-batches/testing/production-steps.ts';
import { approvalRequests, insertWaitingApproval } from '../wallet/approvals/testing/waiting-approval.ts';
import { wechatLine, wechatStatementFile } from '../wallet/payment-statements/testing/statement-files.ts';
import type { AccessRequest } from './access-request.ts';
import { memberRequests } from './member-requests.ts';
import { passkeyAssertion, passkeyRegistration } from './unverifiable-passkeys.ts';

type TestApp = ReturnType<typeof useTestApp>;

const require = createRequire(import.meta.url);
const ttf = () => readFile(require.resolve('@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf'));
const unique = () => randomUUID().slice(0, 12);

/**
 * A request for every call that needs more than its path, new after every change, so that the changes of one caller do not
 * affect the next. Everything belongs to the owner, or to the factory if customers cannot have it.
 */
export function accessRequests(app: TestApp, owner: Person, ownerKeyId: number) {
  const production = productionIn(app);
  let template: Promise<SkuTemplate> | undefined;
  let admin: Promise<Person> | undefined;

  async function make<T = { id: number }>(person: Person, path: string, body: object): Promise<T> {
    return production.call<T>(person, 'POST', path, body);
  }
  const byStaff = async <T = { id: number }>(path: string, body: object) =>
    make<T>(await production.asStaff(), path, body);
  const idOf = async (thing: Promise<{ id: number }>) => ({ params: { id: (await thing).id } });
  const firstOf = async (path: string) => {
    const { data } = await production.call<Page<{ id: number }>>(owner, 'GET', path);
    return { params: { id: data[0]?.id ?? 0 } };
  };

  const newTemplate = () => byStaff<SkuTemplate>('/sku_templates', templateBody());
  const templateBody = () => ({ name: unique(), kind: 'batch_order', size_prices: [{ size: 'S', price: 1 }] });
  async function publish(id: number): Promise<SkuTemplate> {
    return production.call<SkuTemplate>(await production.asStaff(), 'PUT', `/sku_templates/${id}/publish`);
  }
  async function templateVersion() {
    const { id } = await newTemplate();
    const config = { id: 'p', name: 'p', type: 'production', width: 20, height: 20, layers: [] };
    const staff = await production.asStaff();
    await production.call(staff, 'PUT', `/sku_templates/${id}`, { production_image_configs: [config] });
    const { data } = await production.call<{ data: { id: number }[] }>(staff, 'GET', `/sku_templates/${id}/versions`);
    return { params: { id, version: data[0]?.id ?? 0 } };
  }
  const publishedTemplate = () => (template ??= newTemplate().then(({ id }) => publish(id)));

  async function formOrderBody() {
    const { no } = await publishedTemplate();
    return {
      type: 'FormOrder::Batch',
      sku_template_no: no,
      orders_attributes: [{ no: unique(), quantity: 1, size: 'S' }],
    };
  }
  const place = async () =>
    (await make<{ form_order: { id: number } }>(owner, '/form_orders', await formOrderBody())).form_order;
  async function placeAnd(...moves: ('pay' | 'confirm' | 'close')[]): Promise<{ id: number }> {
    const { id } = await place();
    for (const move of moves) {
      if (move === 'pay') await production.pay(owner, id);
      else await production.call(owner, 'PUT', `/form_orders/${id}/${move}`);
    }
    return { id };
  }
  const batchOf = async (formOrder: Promise<{ id: number }>) => {
    const [batch] = await production.batchesOf(await formOrder);
    if (!batch) throw new Error('a form order without a batch');
    return batch;
  };
  const orderOf = async (formOrder: Promise<{ id: number }>) => {
    const [order] = (await batchOf(formOrder)).orders;
    if (!order) throw new Error('a batch without an order');
    return order;
  };

  async function outboundBody() {
    const batch = await batchOf(placeAnd('pay', 'confirm'));
    await production.start(batch.id);
    return { outbounds: [{ order_system_no: batch.orders[0]?.system_no, shipping_no: unique() }] };
  }
  async function newOutbound(): Promise<{ id: number }> {
    const { outbounds } = await byStaff<{ outbounds: { id: number }[] }>('/outbounds', await outboundBody());
    return outbounds[0] ?? { id: 0 };
  }
  const orderEdit = async () => ({
    ...(await idOf(orderOf(place()))),
    body: { effect_image_configs: [{ id: 'x', layer_diff: {} }] },
  });

  const upload = async (person: Person) =>
    uploadFile(app, person.token, { filename: 'a.png', type: 'image/png', bytes: await pngOf(8, 8, 'red') });
  async function statementBody() {
    const { token } = await production.asStaff();
    const bytes = wechatStatementFile([wechatLine({ no: unique(), yuan: '1.00' })]);
    return { file: (await uploadFile(app, token, { filename: 'bill.csv', type: 'text/csv', bytes })).id };
  }
  const newStatement = async () => byStaff('/statements', await statementBody());
  const importBody = async () => ({ import_processor: 'import_orders', file: (await upload(owner)).id });
  async function fontBody() {
    const { token } = await production.asStaff();
    const file = await uploadFile(app, token, { filename: 'P.ttf', type: 'font/ttf', bytes: await ttf() });
    return { name: unique(), font_file_id: file.id };
  }
  const newLibrary = async () =>
    byStaff('/image_libraries', { name: unique(), file_id: (await upload(await production.asStaff())).id });
  const linkBody = async () => ({
    image_library_id: (await newLibrary()).id,
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const newLink = async () =>
    byStaff<{ id: number; slug: string }>('/image_library_download_records', await linkBody());
  const newPage = () => byStaff('/custom_pages', { title: unique() });
  async function pageVersion() {
    const { id } = await newPage();
    const staff = await production.asStaff();
    await production.call(staff, 'POST', `/custom_pages/${id}/publish`);
    const { data } = await production.call<Page<{ id: number }>>(staff, 'GET', `/custom_pages/${id}/versions`);
    return { params: { id, version: data[0]?.id ?? 0 } };
  }
  const newUser = () => app.signUp('customer');
  const newRecharge = () => make(owner, '/recharges', { amount: 10, payment_method: 'offline' });
  const newApproval = async () => insertWaitingApproval(app, { ...(await newRecharge()), user_id: owner.id });
  const named = async () => ({ body: { name: unique() } });
  const byAdmin = async (path: string, body: object) => make(await (admin ??= app.signUp('admin')), path, body);
  const newErasure = () => idOf(byAdmin('/erasures', { kind: 'orders', system_nos: [unique()] }));
  async function newException() {
    const body = { sku_template_id: (await newTemplate()).id, days: 30 };
    const { exceptions } = (await byAdmin('/retention_exceptions', body)) as unknown as {
      exceptions: { id: number }[];
    };
    return { params: { id: exceptions.at(-1)?.id ?? 0 } };
  }
  const newFailedJob = async () => ({ params: { id: await failJob(app, 'sweep_expired', {}) } });

  const requests: Readonly<Record<string, () => Promise<AccessRequest>>> = {
    'POST /sessions': async () => ({ body: { login_name: owner.login_name, password: testPassword } }),
    'POST /sessions/second_factor': async () => ({ body: { challenge: unique(), totp: '000000' } }),
    'POST /sessions/passkey_options': async () => ({ body: {} }),
    'POST /sessions/passkey': async () => ({ body: { passkey: passkeyAssertion } }),
    'DELETE /sessions': async () => ({ freshSession: true }),
    'POST /sessions/reauthenticate': async () => ({ body: { password: testPassword } }),
    'DELETE /mine/sessions/:id': async () => ({ params: { id: 999_999 } }),
    'PUT /mine/totp': async () => ({ body: { code: '000000' } }),
    'POST /mine/passkeys': async () => ({ body: { name: 'Laptop', passkey: passkeyRegistration } }),
    'PUT /mine/passkeys/:id': async () => ({ params: { id: 999_999 }, body: { name: 'Laptop' } }),
    'DELETE /mine/passkeys/:id': async () => ({ params: { id: 999_999 } }),
    'PUT /sign_in_settings': async () => ({
      body: { is_staff_factor_required: false, grace_days: 14, session_days: 30, staff_session_hours: 12 },
    }),
    'GET /users/:id/sign_in': () => idOf(newUser()),
    'DELETE /users/:id/sessions': () => idOf(newUser()),
    'DELETE /users/:id/factors': () => idOf(newUser()),
    'POST /verification_codes': async () => ({ body: { target: unique(), event: 'reset_password' } }),
    'PUT /passwords': async () => ({
      body: { login_name: owner.login_name, verification_code: '000000', password: 'another password 3' },
    }),
    'GET /users/:id/members': () => idOf(newUser()),
    'PUT /mine': async () => ({ body: { contact_name: 'Ada' } }),
    'PUT /mine/change_password': async () => ({
      body: { current_password: 'wrong', password: 'a new one 77', password_confirmation: 'a new one 77' },
    }),
    'GET /users/:id': () => idOf(newUser()),
    'GET /users/:id/storage_usage': () => idOf(newUser()),
    'POST /users': async () => ({ body: { login_name: unique(), password: testPassword, screen_name: 'New' } }),
    'POST /users/invite': async () => ({ body: { login_name: unique(), screen_name: 'New' } }),
    'PUT /users/:id': async () => ({ ...(await idOf(newUser())), body: { screen_name: 'Renamed' } }),
    'POST /users/:id/reset_link': () => idOf(newUser()),
    'PUT /users/:id/freeze': () => idOf(newUser()),
    'PUT /users/:id/unfreeze': () => idOf(newUser()),
    'PUT /users/:id/role': async () => ({ ...(await idOf(app.signUp('packer'))), body: { role: 'viewer' } }),
    'PUT /users/:id/plan': async () => ({ params: { id: owner.id }, body: { plan: 'standard' } }),
    'PUT /users/:id/advance': async () => ({
      ...(await idOf(newUser())),
      body: { advance_amount: 5, reason: 'season' },
    }),

    'GET /api_keys/:id': async () => ({ params: { id: ownerKeyId } }),
    'POST /api_keys': named,
    'PUT /api_keys/:id': async () => ({ ...(await firstOf('/api_keys')), ...(await named()) }),
    'POST /api_keys/:id/rotate': async () => ({
      ...(await idOf(make(owner, '/api_keys', { name: unique() }))),
      body: { overlap_hours: 1 },
    }),
    'DELETE /api_keys/:id': () => idOf(make(owner, '/api_keys', { name: unique() })),
    'GET /webhooks/:id': () => firstOf('/webhooks'),
    'POST /webhooks': async () => ({ body: { url: `https://shop.example/${unique()}` } }),
    'PUT /webhooks/:id': async () => ({ ...(await firstOf('/webhooks')), body: { description: 'again' } }),
    'DELETE /webhooks/:id': () => idOf(make(owner, '/webhooks', { url: `https://shop.example/${unique()}` })),
    'POST /webhooks/:id/rotate_secret': async () => ({ ...(await firstOf('/webhooks')), body: { overlap_hours: 1 } }),
    'POST /webhooks/:id/test': () => firstOf('/webhooks'),
    'GET /webhook_deliveries/:id': () => firstOf('/webhook_deliveries'),
    'POST /webhook_deliveries/:id/replay': () => firstOf('/webhook_deliveries'),

    'GET /sku_templates/get_detail_by_no': async () => ({ query: `?no=${(await publishedTemplate()).no}` }),
    'GET /sku_templates/:id': () => idOf(publishedTemplate()),
    'GET /sku_templates/:id/export_materials': () => idOf(publishedTemplate()),
    'POST /sku_templates': async () => ({ body: templateBody() }),
    'PUT /sku_templates/:id': async () => ({ ...(await idOf(newTemplate())), ...(await named()) }),
    'POST /sku_templates/:id/copy': async () => ({ ...(await idOf(newTemplate())), ...(await named()) }),
    'PUT /sku_templates/update_edit_time': async () => ({ body: { id: (await newTemplate()).id, edit_time: 5 } }),
    'GET /sku_templates/:id/versions': () => idOf(newTemplate()),
    'GET /sku_templates/:id/versions/:version': templateVersion,
    'POST /sku_templates/:id/preview': async () => ({
      ...(await idOf(publishedTemplate())),
      body: { config: { id: 'e', name: 'e', type: 'effect', width: 20, height: 20, layers: [] } },
    }),
    'GET /sku_templates/:id/publish_check': () => idOf(newTemplate()),
    'PUT /sku_templates/:id/publish': () => idOf(newTemplate()),
    'PUT /sku_templates/:id/unpublish': () => idOf(newTemplate().then(({ id }) => publish(id))),
    'GET /users_sku_templates/:id': () => firstOf('/users_sku_templates'),
    'GET /users_sku_templates/:id/export_materials': () => firstOf('/users_sku_templates'),
    'POST /users_sku_templates': async () => ({
      body: { sku_template_id: (await publish((await newTemplate()).id)).id },
    }),
    'DELETE /users_sku_templates/:id': async () => {
      const { id } = await publish((await newTemplate()).id);
      return idOf(make(owner, '/users_sku_templates', { sku_template_id: id }));
    },
    'GET /font_libraries/:id': async () => idOf(byStaff('/font_libraries', await fontBody())),
    'POST /font_libraries': async () => ({ body: await fontBody() }),
    'PUT /font_libraries/:id': async () => ({
      ...(await idOf(byStaff('/font_libraries', await fontBody()))),
      ...(await named()),
    }),
    'DELETE /font_libraries/:id': async () => idOf(byStaff('/font_libraries', await fontBody())),
    'GET /image_libraries/:id': () => idOf(newLibrary()),
    'POST /image_libraries': named,
    'POST /image_libraries/:id/copies': async () => ({ ...(await idOf(newLibrary())), body: { image_id: 1 } }),
    'PUT /image_libraries/:id': async () => ({ ...(await idOf(newLibrary())), ...(await named()) }),
    'DELETE /image_libraries/:id': () => idOf(newLibrary()),
    'GET /custom_pages/:id': () => idOf(newPage()),
    'POST /custom_pages': async () => ({ body: { title: unique() } }),
    'PUT /custom_pages/:id': async () => ({ ...(await idOf(newPage())), body: { title: unique() } }),
    'POST /custom_pages/:id/publish': () => idOf(newPage()),
    'DELETE /custom_pages/:id/schedule': () => idOf(newPage()),
    'POST /custom_pages/:id/duplicate': () => idOf(newPage()),
    'DELETE /custom_pages/:id': () => idOf(newPage()),
    'GET /custom_pages/:id/versions': () => idOf(newPage()),
    'GET /custom_pages/:id/versions/:version': pageVersion,
    'POST /custom_pages/:id/versions/:version/restore': pageVersion,
    'GET /image_library_download_records/:slug': async () => ({ params: { slug: (await newLink()).slug } }),
    'GET /image_library_download_records/:slug/file': async () => ({ params: { slug: (await newLink()).slug } }),
    'POST /image_library_download_records': async () => ({ body: await linkBody() }),
    'DELETE /image_library_download_records/:slug': async () => ({ params: { slug: (await newLink()).slug } }),

    'POST /active_storage/direct_upload': async () => ({
      body: { filename: 'a.png', content_type: 'image/png', byte_size: 3, base64_digest: `${'A'.repeat(22)}==` },
    }),
    'PUT /active_storage/uploads/:token': async () => ({ params: { token: unique() } }),
    // No client is packed in tests.
    'GET /desktop_clients/:filename': async () => ({ params: { filename: 'Platen.exe' } }),
    'GET /blobs/:key/:filename': async () => {
      const [key = '', filename = ''] = (await upload(owner)).direct_upload.blob_url.split('/').slice(-2);
      return { params: { key, filename } };
    },
    'DELETE /active_storage/blobs/:id': () => idOf(upload(owner)),

    'GET /form_orders/:id': () => idOf(place()),
    'GET /form_orders/:id/repeat': () => idOf(place()),
    'POST /form_orders': async () => ({ body: await formOrderBody() }),
    'POST /form_orders/generate': async () => ({ body: await formOrderBody() }),
    'POST /form_orders/batch_generate': async () => ({ body: { form_orders_attributes: [await formOrderBody()] } }),
    'POST /form_orders/quote': async () => ({ body: await formOrderBody() }),
    'POST /form_orders/mockups': async () => ({ body: { sku_template_no: (await publishedTemplate()).no, size: 'S' } }),
    'PUT /form_orders/:id': async () => ({ ...(await idOf(place())), body: { tag_list: ['a'] } }),
    'PUT /form_orders/:id/close': () => idOf(place()),
    'POST /form_orders/review': async () => ({ body: { form_order_ids: [(await place()).id] } }),
    'PUT /form_orders/:id/confirm': () => idOf(placeAnd('pay')),
    'DELETE /form_orders/:id/confirm': () => idOf(placeAnd('pay')),
    'PUT /form_orders/:id/refund': async () => ({ ...(await idOf(placeAnd('pay'))), body: { rejected_reason: 'x' } }),
    'DELETE /form_orders/:id': () => idOf(place()),
    'GET /import_tasks/:id': () => firstOf('/import_tasks'),
    'POST /import_tasks': async () => ({ body: await importBody() }),
    'PUT /import_tasks/:id': async () => ({ ...(await firstOf('/import_tasks')), body: {} }),
    'PUT /import_tasks/:id/photos': async () => ({
      ...(await firstOf('/import_tasks')),
      body: { assignments: [] },
    }),
    'PUT /import_tasks/:id/order': () => firstOf('/import_tasks'),
    'DELETE /import_tasks/:id': () => firstOf('/import_tasks'),
    'PUT /header_mappings': async () => ({ body: { headers: ['A'], mapping: { A: 'no' } } }),
    'GET /orders/:id': () => firstOf('/orders'),
    'GET /orders/:id/neighbours': () => firstOf('/orders'),
    'PUT /orders/:id': orderEdit,
    'PUT /orders/:id/design': orderEdit,
    'PUT /orders/:id/details': async () => ({ ...(await idOf(orderOf(place()))), body: { city: '上海' } }),
    'PUT /orders/:id/close': () => idOf(orderOf(place())),
    'POST /orders/:id/render': () => firstOf('/orders'),
    'GET /production_batches/:id': () => firstOf('/production_batches'),
    'GET /production_batches/:id/papers': () => firstOf('/production_batches'),
    'GET /production_batches/:id/download': () => idOf(batchOf(placeAnd('pay', 'confirm'))),
    'POST /production_batches/:id/render': () => idOf(batchOf(placeAnd('pay', 'confirm'))),
    'PUT /production_batches/:id/start': () => idOf(batchOf(placeAnd('pay', 'confirm'))),
    'DELETE /production_batches/:id': () => idOf(batchOf(placeAnd('close'))),
    'POST /outbounds': async () => ({ body: await outboundBody() }),
    'POST /outbounds/check': async () => ({ body: await outboundBody() }),
    'PUT /outbounds/:id': async () => ({
      ...(await idOf(newOutbound())),
      body: { shipping_no: unique(), reason: 'x' },
    }),
    'PUT /outbounds/:id/void': async () => ({ ...(await idOf(newOutbound())), body: { reason: 'x' } }),

    'GET /consumption_records/:id': () => firstOf('/consumption_records'),
    'POST /consumption_records': async () => ({ body: { form_order_ids: [(await place()).id] } }),
    'GET /bills/:id': () => firstOf('/bills'),
    'GET /recharges/:id': () => firstOf('/recharges'),
    'POST /recharges': async () => ({ body: { amount: 10, payment_method: 'offline' } }),
    'PUT /recharges/:id/check_payment': () => idOf(newRecharge()),
    'GET /statements/:id': () => idOf(newStatement()),
    'GET /statements/:id/differences': () => idOf(newStatement()),
    'POST /statements': async () => ({ body: await statementBody() }),
    'PUT /recharges/:id/approve': () => idOf(newRecharge()),
    ...approvalRequests(newApproval),
    ...roleRequests(app, unique),
    'PUT /recharges/:id/reject': async () => ({ ...(await idOf(newRecharge())), body: { rejected_reason: 'x' } }),
    'GET /search': async () => ({ query: '?text=FO2' }),
    'GET /demo_cashier/:no': async () => ({ params: { no: 'RC1' }, query: '?token=x' }),
    'POST /demo_cashier/:no/pay': async () => ({ params: { no: 'RC1' }, query: '?token=x' }),
    'POST /demo_cashier/:no/cancel': async () => ({ params: { no: 'RC1' }, query: '?token=x' }),
    'PUT /payment_settings': async () => ({ body: { offline_instructions: unique() } }),
    'PUT /application/info': async () => ({ body: { desc: unique() } }),
    'POST /setup': async () => ({
      body: {
        code: '0000-0000-0000',
        name: 'x',
        currency: 'CNY',
        login_name: unique(),
        password: testPassword,
        screen_name: 'x',
      },
    }),
    'PUT /setup/checklist/:step': async () => ({ params: { step: 'mail' }, body: { is_skipped: true } }),
    'POST /setup/test_mail': async () => ({ body: { email: 'a@b.example' } }),
    'PUT /shipping_settings': async () => ({ body: { shipping_methods: [] } }),
    'POST /sample_data': async () => ({ body: { locale: 'en-US' } }),
    'PUT /retention_settings': async () => ({ body: { days: 180 } }),
    'POST /retention_exceptions': async () => ({ body: { sku_template_id: (await newTemplate()).id, days: 30 } }),
    'DELETE /retention_exceptions/:id': newException,
    'GET /erasures/:id': newErasure,
    'POST /erasures': async () => ({ body: { kind: 'orders', system_nos: [unique()] } }),
    'PUT /erasures/:id/recheck': newErasure,
    'PUT /erasures/:id/confirm': newErasure,
    'DELETE /erasures/:id': newErasure,
    'GET /erasures/:id/export': newErasure,
    'GET /erasures/:id/certificate': newErasure,
    'PUT /health/failed_jobs/:id/retry': newFailedJob,
    'DELETE /health/failed_jobs/:id': newFailedJob,
    ...memberRequests((body) => make(owner, '/mine/members/invite', body)),
    ...categoryRequests('/categories'),
    ...categoryRequests('/library_categories'),
  };

  function categoryRequests(path: string): Record<string, () => Promise<AccessRequest>> {
    const category = () => idOf(byStaff(path, { name: unique() }));
    return {
      [`GET ${path}/:id`]: category,
      [`POST ${path}`]: named,
      [`PUT ${path}/:id`]: async () => ({ ...(await category()), ...(await named()) }),
      [`DELETE ${path}/:id`]: category,
    };
  }

  /** One of everything that a customer can have, so that every list of the owner has a row. */
  async function createOneOfEach(): Promise<void> {
    await make(owner, '/webhooks', { url: 'https://shop.example/hook' });
    const { id } = await publishedTemplate();
    await make(owner, '/users_sku_templates', { sku_template_id: id });
    await placeAnd('pay');
    await upload(owner);
    await make(owner, '/import_tasks', await importBody());
    for (const path of ['/bills', '/orders', '/webhook_deliveries', '/consumption_records'])
      expect((await production.call<Page<unknown>>(owner, 'GET', path)).data.length, path).toBeGreaterThan(0);
  }

  return { requests, furnish: createOneOfEach };
}
