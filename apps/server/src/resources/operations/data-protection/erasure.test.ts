import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Order } from '@platen/contract/orders/order';
import { newLayer } from '@platen/design/new-layer';
import type { Erasure, ErasureCertificate } from '@platen/model/operations/data-protection';
import { isUnderWay } from '@platen/model/orders/import-statuses';
import type { ImportTaskDetail } from '@platen/model/orders/import-tasks';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { listZip } from '../../../platform/testing/test-zip.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { useMerchantServer } from '../../connections/webhooks/testing/merchant-server.ts';
import { orderingIn } from '../../orders/form-orders/testing/ordering.ts';
import { sheetOf } from '../../orders/import-tasks/testing/sheets.ts';
import { area, config, photoLayer } from '../../orders/orders/testing/designs.ts';
import { type Person, productionIn } from '../../production/production-batches/testing/production-steps.ts';
import { saltedDigest } from './run-erasure.service.ts';
import { type Needles, searchDatabase, searchFolder } from './testing/search-everywhere.ts';

const patience = { timeout: 120_000, interval: 100 };
const receiver = {
  receiver_name: '欧阳诗涵',
  company_name: '溪云文创社',
  phone: '+86 138-0013-7788',
  province: '浙江省',
  city: '绍兴市',
  address: '梧桐巷七号院三单元',
  zip_code: '312099',
  remark: '请周日下午送达',
};
const neighbor = { receiver_name: '司徒文远', phone: '13900001111', city: '苏州市', address: '桃花坞大街九号' };
/** What the receiver's own cup says. */
const engraving = 'Shihan turns eighteen';
const pacifico = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf',
);
const sheetHeaders = ['客户订单号*', 'SKU模板编号*', '总数量*', '尺寸*', '收件人姓名', '电话', '地址'];

describe('the erasure of a receiver', { timeout: 300_000 }, () => {
  const logged: Record<string, unknown>[] = [];
  const app = useTestApp({ PLATEN_WEBHOOKS_PRIVATE: 'on' }, logged);
  const merchant = useMerchantServer();
  const ordering = orderingIn(app);
  const production = productionIn(app);
  let admin: Person;
  let customer: Person;
  let erased: Order[];
  let neighbors: Order[];
  let needles: Needles;
  let erasure: Erasure;
  const sheets: Buffer[] = [];

  const get = (id: number) => app.as(customer.token)('GET /orders/:id', { params: { id } });
  const upload = (bytes: Buffer, filename: string, type = 'image/png') =>
    uploadFile(app, customer.token, { filename, type, bytes });
  const byAdmin = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    production.call<T>(admin, method, path, body);

  /** A form order with photos, until all of its images are drawn; its parcels leave. */
  async function ship(formOrderId: number, shippingNo: string): Promise<Order[]> {
    await production.pay(customer, formOrderId);
    await production.confirm(customer, formOrderId);
    const { orders } = await production.getFormOrder(formOrderId);
    const drawn = async () => {
      const whole = await Promise.all(orders.map(({ id }) => get(id)));
      for (const order of whole) {
        const images = [...order.rendering_effect_images, ...order.rendering_production_images];
        const planned = order.effect_image_configs.length + order.production_image_configs.length;
        expect(images.filter(({ state }) => state === 'done')).toHaveLength(planned);
      }
      return whole;
    };
    await vi.waitFor(drawn, patience);
    for (const batch of await production.batchesOf({ id: formOrderId })) await production.start(batch.id);
    const outbounds = orders.map(({ system_no }) => ({ order_system_no: system_no, shipping_no: shippingNo }));
    await production.call(await production.asStaff(), 'POST', '/outbounds', { outbounds });
    return Promise.all(orders.map(({ id }) => get(id)));
  }

  /** A text that the customer writes in a custom item. */
  async function createEngravingLayer() {
    const staff = await production.asStaff();
    const bytes = await readFile(pacifico);
    const file = await uploadFile(app, staff.token, { filename: 'engraving.ttf', type: 'font/ttf', bytes });
    const font = { name: 'Engraving', font_file_id: file.id };
    await production.call(staff, 'POST', '/font_libraries', font);
    const { font_family } = newLayer('TextRect');
    return newLayer('TextRect', {
      set: {
        id: 'engraving',
        name: '刻字',
        can_design_in_order: true,
        text: { label: '刻字', editable: true, required: false, value: '' },
        font_family: { ...font_family, value: font.name },
      },
    });
  }

  async function importSheet(no: string): Promise<number> {
    const sheet = await sheetOf(
      sheetHeaders,
      ['IMP-1', no, 1, 'S', receiver.receiver_name, '13800137788', receiver.address],
      ['IMP-2', no, 1, 'S', neighbor.receiver_name, neighbor.phone, neighbor.address],
    );
    sheets.push(sheet);
    const file = await upload(sheet, `${receiver.receiver_name}的订单.xlsx`, 'application/octet-stream');
    const body = { import_processor: 'importOrders', file: file.direct_upload.blob_url };
    const { id } = await production.call<ImportTaskDetail>(customer, 'POST', '/import_tasks', body);
    const ended = async () => {
      const task = await production.call<ImportTaskDetail>(customer, 'GET', `/import_tasks/${id}`);
      expect(isUnderWay(task.status)).toBe(false);
      return task;
    };
    const task = await vi.waitFor(ended, patience);
    expect(task.errs).toEqual([]);
    return task.form_orders[0]?.id ?? 0;
  }

  beforeAll(async () => {
    admin = await app.signUp('admin');
    customer = await production.signUpCustomer();
    await production.call(customer, 'POST', '/webhooks', { url: merchant.at('/hook') });
    const size_prices = [{ size: 'S', price: 10, width: 400, height: 300 }];
    const template = await ordering.publishTemplate(
      { kind: 'micro_custom', dpi_value: 300, size_prices },
      {
        custom_area_configs: [config('custom', [photoLayer(''), await createEngravingLayer()])],
        effect_image_configs: [config('effect', [area('CustomArea', { width: 400, height: 300 })])],
        production_image_configs: [
          config('production', [area('CustomArea', { width: 400, height: 300 })], { size: 'S', price: 1 }),
        ],
      },
    );
    const bag = await ordering.publishTemplate();
    const [own, shared] = [await pngOf(400, 300, 'crimson'), await pngOf(400, 300, 'teal')];
    const ownPhoto = await upload(own, '诗涵的自拍.png');
    const sharedPhoto = await upload(shared, 'shared.png');
    // The same photo once more, as a file of its own: the drawn image of both is one render.
    const equalPhoto = await upload(shared, '诗涵的合照.png');
    const row = (to: object, photo: typeof ownPhoto, ...texts: string[]) =>
      ordering.row({
        ...to,
        custom_fields: [
          { key: '定制项-照片', value: photo.direct_upload.blob_url },
          ...texts.map((value) => ({ key: '定制项-刻字', value })),
        ],
      });
    const theirs = await ordering.order(customer.token, template, [
      row(receiver, ownPhoto, engraving),
      row(receiver, sharedPhoto),
      row(receiver, equalPhoto),
    ]);
    const beside = await ordering.order(customer.token, template, [row(neighbor, sharedPhoto)]);
    // The neighbor's order had the receiver's address by mistake.
    const [besideId = 0] = beside.orders.map(({ id }) => id);
    for (const details of [receiver, { ...neighbor, company_name: '', province: '', zip_code: '', remark: '' }]) {
      await production.call(customer, 'PUT', `/orders/${besideId}/details`, details);
    }
    const imported = await ship(await importSheet(bag.no), 'SF-IMPORTED-1');
    const isTheirs = ({ receiver_name }: Order) => receiver_name === receiver.receiver_name;
    erased = [...(await ship(theirs.id, 'SF-THEIRS-778')), ...imported.filter(isTheirs)];
    neighbors = [...(await ship(beside.id, 'SF-BESIDE-1')), ...imported.filter((order) => !isTheirs(order))];
    needles = {
      texts: [
        ...Object.values(receiver).filter((text) => text !== ''),
        '13800137788',
        engraving,
        '诗涵的自拍',
        encodeURIComponent('诗涵的自拍'),
        '诗涵的合照',
        encodeURIComponent('诗涵的合照'),
        'SF-THEIRS-778',
        ownPhoto.key,
        equalPhoto.key,
      ],
      files: [own, ...sheets],
    };
    const events = async () =>
      expect(merchant.receivedAt('/hook').filter(({ body }) => body.event === 'order.sent').length).toBe(6);
    await vi.waitFor(events, patience);
  });

  const untilState = (state: Erasure['state']) =>
    vi.waitFor(async () => {
      const now = await byAdmin<Erasure>('GET', `/erasures/${erasure.id}`);
      expect(now.state).toBe(state);
      return now;
    }, patience);

  it('finds them before', async () => {
    const found = await searchDatabase(app.db, needles);
    const tables = new Set(found.map((place) => place.split(':')[0]));
    for (const table of ['orders', 'order_amendments', 'webhook_deliveries', 'blobs', 'renders', 'outbounds'])
      expect([...tables], table).toContain(`public.${table}`);
    expect(await searchFolder(join(app.platform.config.dataDir, 'files'), needles)).not.toEqual([]);
  });

  it('plans first, by name and phone however they are typed, and erases nothing', async () => {
    const before = await get(erased[0]?.id ?? 0);
    erasure = await byAdmin<Erasure>('POST', '/erasures', {
      kind: 'receiver',
      receiver_name: ' 欧阳诗涵',
      receiver_phone: '0086 138 0013 7788',
    });
    const { plan } = await untilState('ready');
    expect(plan).toMatchObject({ orders_count: 4, blocked_count: 0, erased_count: 0 });
    expect(plan?.orders.map(({ id }) => id)).toEqual(erased.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(plan?.files_count).toBeGreaterThan(3);
    expect(plan?.shared_files_count).toBeGreaterThan(0);
    expect(await get(erased[0]?.id ?? 0)).toEqual(before);
  });

  it('can be exported before: their rows and files, and nothing of others', async () => {
    const zip = await app.call('GET', `/erasures/${erasure.id}/export`, { token: admin.token });
    const theirs = listZip(zip.raw);
    const orders = JSON.parse(theirs.get('data/orders.json')?.toString() ?? '[]') as Order[];
    expect(orders.map(({ id }) => id)).toEqual(erased.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(orders[0]).toMatchObject({
      ...receiver,
      values: { 照片: expect.stringContaining('/blobs/'), 刻字: engraving },
    });
    expect(theirs.get('data/orders.csv')?.toString()).toContain(receiver.address);
    const [own] = needles.files;
    expect([...theirs.values()].some((file) => own?.equals(file))).toBe(true);
    const text = [...theirs].filter(([name]) => name.startsWith('data/')).map(([, file]) => file.toString());
    expect(text.join('\n')).not.toContain(neighbor.receiver_name);

    const company = listZip((await app.call('GET', '/mine/data_export', { token: customer.token })).raw);
    expect(company.get('data/orders.json')?.toString()).toContain(neighbor.receiver_name);
    expect(company.get('data/users.json')?.toString()).toContain(customer.login_name);
    expect(company.get('data/users.json')?.toString()).not.toContain('argon2');
    expect([...company.keys()]).toEqual(expect.arrayContaining(['data/bills.csv', 'data/form_orders.json']));
    expect([...company.keys()].filter((name) => name.endsWith('的订单.xlsx'))).toHaveLength(1);
  });

  it('waits for what is not shipped', async () => {
    const placed = await ordering.order(customer.token, await ordering.publishTemplate(), [ordering.row(receiver)]);
    await byAdmin('PUT', `/erasures/${erasure.id}/recheck`);
    const { plan } = await untilState('ready');
    expect(plan).toMatchObject({ blocked_count: 1, blocked: [{ id: placed.orders[0]?.id }] });
    const refused = await app.call('PUT', `/erasures/${erasure.id}/confirm`, { token: admin.token });
    expect([refused.status, refused.body.code]).toEqual([409, 40985]);
    await production.call(customer, 'PUT', `/form_orders/${placed.id}/close`);
    await byAdmin('PUT', `/erasures/${erasure.id}/recheck`);
    expect((await untilState('ready')).plan).toMatchObject({ blocked_count: 0, orders_count: 5 });
  });

  it('leaves nothing of them in the database, the store, the log and exports', async () => {
    await byAdmin('PUT', `/erasures/${erasure.id}/confirm`);
    const done = await untilState('done');
    expect(done).toMatchObject({ orders_count: 5, receiver_name: null, receiver_phone: null, plan: null });
    expect(await searchDatabase(app.db, needles)).toEqual([]);
    expect(await searchFolder(join(app.platform.config.dataDir, 'files'), needles)).toEqual([]);
    const { raw } = await app.call('GET', '/orders/export', { token: admin.token });
    const sheet = JSON.stringify(await readXlsx(new Uint8Array(raw)));
    expect(sheet, 'the export has the others').toContain(neighbor.receiver_name);
    for (const text of needles.texts) expect(sheet).not.toContain(text);
    const company = listZip((await app.call('GET', '/mine/data_export', { token: customer.token })).raw);
    for (const [name, file] of company) {
      for (const text of needles.texts) expect(file.includes(text), `${text} in ${name}`).toBe(false);
      expect(
        needles.files.some((each) => each.equals(file)),
        name,
      ).toBe(false);
    }
    const log = logged.map((line) => JSON.stringify(line)).join('\n');
    for (const text of needles.texts) expect(log, 'the log').not.toContain(text);
  });

  it('keeps the orders with their numbers, states and amounts, and refuses to make them again', async () => {
    for (const before of erased) {
      const { id, no, system_no, state, amount, quantity } = before;
      const now = await get(id);
      expect(now).toMatchObject({ id, no, system_no, state, amount, quantity, receiver_name: '', values: {} });
      expect(now.erased_at).not.toBeNull();
      expect([...now.rendering_effect_images, ...now.print_files, ...now.amendments.flatMap((a) => a.changes)]).toEqual(
        [],
      );
      const staff = await production.asStaff();
      for (const [method, path, token, body] of [
        ['POST', `/orders/${id}/render`, staff.token, undefined],
        ['PUT', `/orders/${id}/details`, staff.token, { receiver_name: 'x' }],
        ['GET', `/form_orders/${now.form_order_id}/repeat`, customer.token, undefined],
        ['PUT', `/outbounds/${now.outbounds[0]?.id}`, staff.token, { shipping_no: 'SF-2', reason: 'x' }],
      ] as const) {
        const refused = await app.call(method, path, { token, body });
        expect([refused.status, refused.body.code], `${method} ${path}`).toEqual([409, 40987]);
      }
    }
  });

  it('leaves the neighbor whole, with the photo that they share', async () => {
    for (const before of neighbors) {
      const now = await get(before.id);
      // What was changed in it named the other receiver, and an image that both had was drawn before.
      expect({ ...now, amendments: [] }).toEqual({ ...before, amendments: [] });
      expect(now.amendments).toHaveLength(before.amendments.length);
      const images = [...now.rendering_effect_images, ...now.rendering_production_images];
      const urls = [...images.map(({ url }) => url), ...Object.values(now.values)];
      for (const url of urls) expect((await app.call('GET', `root:${url}`)).status, String(url)).toBe(200);
    }
  });

  it('is certified by ids, counts and digests that only those recognize who have the files', async () => {
    const certificate = await byAdmin<ErasureCertificate>('GET', `/erasures/${erasure.id}/certificate`);
    expect(certificate).toMatchObject({ kind: 'receiver', requester: { id: admin.id } });
    expect(certificate.orders.map(({ id }) => id)).toEqual(expect.arrayContaining(erased.map(({ id }) => id)));
    expect(certificate.rows).toContainEqual({ table: 'orders', count: 5 });
    const [own = Buffer.alloc(0)] = needles.files;
    const checksum = createHash('md5').update(own).digest('base64');
    expect(certificate.files.map(({ digest }) => digest)).toContain(saltedDigest(certificate.salt, checksum));
    const { rows } = await sql<{ count: number }>`
      select count(*) from audit_entries where action = 'PUT /erasures/:id/confirm' and actor_id = ${admin.id}`.execute(
      app.db,
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
  });
});
