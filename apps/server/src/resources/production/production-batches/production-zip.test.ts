import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ProductionBatch } from '@platen/model/production/production-batches';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { listZip } from '../../../platform/testing/test-zip.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { config, imageLayer, photoLayer } from '../../orders/orders/testing/designs.ts';
import { zipProductionImages } from './production-zip.ts';
import { type Person, productionIn } from './testing/production-steps.ts';
import { shirt } from './testing/shirt.ts';

const lost = `/app_api/v1/blobs/${'0'.repeat(40)}/gone.png`;

describe('the zip of a production batch', () => {
  const app = useTestApp();
  const factory = productionIn(app);
  const finished = { kind: 'form_order', size_prices: [{ size: 'S', price: 1, width: 30, height: 40 }] };

  const ctx = () => ({ db: app.db, platform: app.platform, locale: 'en-US' }) as Context;
  const download = async ({ id }: { id: number }, locale = 'en-US') => {
    const { token } = await factory.asStaff();
    const response = await app.call('GET', `/production_batches/${id}/download`, { token, headers: { locale } });
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return { files: listZip(response.raw), headers: response.headers };
  };
  /** The only batch of a confirmed form order. */
  async function batchOf(customer: Person, ordered: Parameters<typeof factory.order>[1]): Promise<ProductionBatch> {
    const [batch] = await factory.batchesOf(await factory.order(customer, ordered));
    if (!batch) throw new Error('the form order has no batch');
    return batch;
  }
  const upload = (customer: Person, filename: string, type: string, bytes: Buffer) =>
    uploadFile(app, customer.token, { filename, type, bytes });
  const linesOf = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString('utf8').split('\r\n') ?? [];

  /** The lines of the manifest by their titles. None of the values here contains a comma. */
  const rowsOf = (files: Map<string, Buffer>) => {
    const [titles = [], ...rows] = linesOf(files, 'manifest.csv').map((line) => line.replace('\uFEFF', '').split(','));
    return rows.slice(0, -1).map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index]])));
  };

  it('contains supplied images under system numbers, and a manifest that Excel reads', async () => {
    const customer = await factory.signUpCustomer();
    const png = await pngOf(30, 40, '#336699');
    const jpeg = await sharp(png).jpeg().toBuffer();
    const first = (await upload(customer, 'front.png', 'image/png', png)).direct_upload.blob_url;
    // The extension in the zip depends on the content, not on the file's name.
    const second = (await upload(customer, 'back.png', 'image/png', jpeg)).direct_upload.blob_url;
    const batch = await batchOf(customer, {
      template: finished,
      orders: [
        {
          no: '=HYPERLINK("http://evil")',
          sub_no: '-2',
          quantity: 3,
          production_image_urls: [first, second],
          receiver_name: '张三, 李四',
          phone: '+86 138 0000 0000',
          address: '人民路 1 号\n"后门"',
          shipping_method: '@快递',
        },
        { no: 'B/../2', production_image_urls: [first] },
      ],
    });
    const [one, two] = batch.orders.map(({ system_no }) => system_no);
    const template = `${batch.sku_template_no},帆布袋`;
    const { files, headers } = await download(batch, 'zh-CN');
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toContain(`filename="${batch.no}.zip"`);
    expect([...files.keys()]).toEqual([`${one}_1.png`, `${one}_2.jpg`, `${two}_1.png`, 'manifest.csv']);
    expect(files.get(`${one}_1.png`)?.equals(png)).toBe(true);
    expect(files.get(`${one}_2.jpg`)?.equals(jpeg)).toBe(true);
    expect(files.get('manifest.csv')?.toString('utf8')).toBe(
      [
        '\uFEFF系统订单号,客户订单号,子订单号,SKU模板编号,SKU模板名称,尺寸,总数量,生产图,生产图名称,缺失,收件人姓名,公司名称,电话,国家,省份,城市,地址,邮编,物流方式,备注',
        `${one},"'=HYPERLINK(""http://evil"")",'-2,${template},S,3,${one}_1.png; ${one}_2.jpg,front.png; back.png,,"张三, 李四",,'+86 138 0000 0000,,,,"人民路 1 号\n""后门""",,'@快递,`,
        `${two},B/../2,,${template},S,1,${two}_1.png,front.png,,,,,,,,,,,`,
        '',
      ].join('\r\n'),
    );
  });

  it('lists what is missing and why, and contains the rest', { timeout: 60_000 }, async () => {
    const customer = await factory.signUpCustomer();
    const photo = await factory.uploadImage(customer.token, 40, 30);
    const batch = await batchOf(customer, {
      isUnprintable: true,
      template: { kind: 'micro_custom' },
      design: {
        effect_image_configs: [config('effect', [photoLayer('')])],
        production_image_configs: [
          config('production', [photoLayer('')]),
          config('production', [imageLayer('logo', lost)], { id: 'second', name: 'second', size: ['M'] }),
        ],
      },
      orders: ['S', 'M'].map((size) => ({ size, custom_fields: [{ key: '定制项-照片', value: photo }] })),
    });
    const states = { queued: 0, running: 0, done: 2, refused: 1, failed: 0, cancelled: 0 };
    await vi.waitFor(async () => expect((await factory.getBatch(batch.id)).production_images).toEqual(states), {
      timeout: 40_000,
      interval: 100,
    });
    const [small, medium] = batch.orders;
    const start = async (locale: string) =>
      app.call('PUT', `/production_batches/${batch.id}/start`, {
        token: (await factory.asStaff()).token,
        headers: { locale },
      });
    const who = `${medium?.system_no} (${medium?.no})`;
    expect(await start('en-US')).toMatchObject({
      status: 409,
      body: {
        code: 40926,
        error_message: `Batch ${batch.no} cannot be started. Production images that cannot be printed: 1\n${who}: image second: cannot be rendered – logo: image missing`,
      },
    });
    expect((await start('zh-CN')).body.error_message).toContain(`${who}: 生产图 second：无法生成 – logo`);
    expect(await factory.getBatch(batch.id)).toMatchObject({ state: 'confirmed', started_at: null });
    // A retry is refused again, because its logo is still missing. Finished images are not redrawn.
    const staff = await factory.asStaff();
    const again = await factory.call<ProductionBatch>(staff, 'POST', `/production_batches/${batch.id}/render`);
    expect(again.production_images).toMatchObject({ done: 2, refused: 0 });
    await vi.waitFor(async () => expect((await factory.getBatch(batch.id)).production_images).toEqual(states), {
      timeout: 40_000,
      interval: 100,
    });
    const { files } = await download(batch);
    expect([...files.keys()]).toEqual([
      `${small?.system_no}_1.png`,
      `${medium?.system_no}_production.png`,
      'missing.txt',
      'manifest.csv',
    ]);
    expect(await sharp(files.get(`${medium?.system_no}_production.png`)).metadata()).toMatchObject({
      width: 400,
      height: 300,
    });
    const reason = 'image second: cannot be rendered – logo: image missing';
    expect(linesOf(files, 'missing.txt')).toEqual([`${medium?.system_no} (${medium?.no}): ${reason}`, '']);
    expect(rowsOf(files)[1]).toMatchObject({
      'Order number': medium?.no,
      Size: 'M',
      'Custom item: 照片': 'teal.png',
      'Production images': `${medium?.system_no}_production.png`,
      'Names of images': 'production',
      Missing: reason,
    });
  });

  it('names the sides of a shirt in its files, and what its customer chose', { timeout: 60_000 }, async () => {
    const customer = await factory.signUpCustomer();
    const photo = await factory.uploadImage(customer.token, 40, 30, 'navy');
    const field = (key: string, value: string) => ({ key: `定制项-${key}`, value });
    const batch = await batchOf(customer, {
      template: { kind: 'micro_custom' },
      design: shirt(['左/袖', '左:袖']),
      orders: [
        {
          no: 'A-1',
          sub_no: '1',
          quantity: 2,
          custom_fields: [field('照片', photo), field('衬衫颜色', '藏青'), field('姓名', '=HYPERLINK("x")')],
        },
        {
          no: 'A-2',
          size: 'M',
          custom_fields: [field('照片', photo), field('袖标', photo)],
        },
      ],
    });
    await vi.waitFor(async () => expect((await factory.getBatch(batch.id)).production_images.done).toBe(4), {
      timeout: 40_000,
      interval: 100,
    });
    const [one, two] = batch.orders.map(({ system_no }) => system_no);
    const { files } = await download(batch, 'zh-CN');
    const filesOf = (no: string | undefined) => [`${no}_左_袖.png`, `${no}_左_袖2.png`];
    expect([...files.keys()]).toEqual([...filesOf(one), ...filesOf(two), 'manifest.csv']);
    expect(rowsOf(files)).toMatchObject([
      {
        客户订单号: 'A-1',
        子订单号: '1',
        SKU模板编号: batch.sku_template_no,
        SKU模板名称: '帆布袋',
        尺寸: 'S',
        总数量: '2',
        '定制项-照片': 'navy.png',
        '定制项-姓名': `"'=HYPERLINK(""x"")"`,
        '定制项-衬衫颜色': '藏青',
        // Size S has no sleeve.
        '定制项-袖标': '',
        生产图: filesOf(one).join('; '),
        生产图名称: '左/袖; 左:袖',
      },
      { '定制项-姓名': 'Your name', '定制项-衬衫颜色': '白色', '定制项-袖标': 'navy.png' },
    ]);
    const staff = await factory.asStaff();
    const detail = await app.as(staff.token)('GET /orders/:id', { params: { id: batch.orders[0]?.id ?? 0 } });
    expect(detail.print_files.map(({ filename }) => filename)).toEqual(filesOf(one));
  });

  it('skips a lost file, and aborts if the store does not respond', async () => {
    const customer = await factory.signUpCustomer();
    const urls = [
      await factory.uploadImage(customer.token, 30, 40, 'red'),
      await factory.uploadImage(customer.token, 30, 40),
    ];
    const batch = await batchOf(customer, { template: finished, orders: [{ production_image_urls: urls }] });
    const systemNo = batch.orders[0]?.system_no;
    const key = /blobs\/(\w+)\//.exec(urls[0] ?? '')?.[1] ?? '';
    await app.platform.store.delete(key);
    const { files } = await download(batch);
    expect([...files.keys()]).toEqual([`${systemNo}_2.png`, 'missing.txt', 'manifest.csv']);
    expect(linesOf(files, 'missing.txt')[0]).toContain('image 1: the file is missing');

    const outage = vi.spyOn(app.platform.store, 'head').mockRejectedValue(new Error('no answer'));
    await expect(buffer(await zipProductionImages(ctx(), batch.id))).rejects.toThrow('no answer');
    outage.mockRestore();
  });

  it('closes the open file when its reader disconnects', async () => {
    const customer = await factory.signUpCustomer();
    const url = await factory.uploadImage(customer.token, 30, 40);
    const batch = await batchOf(customer, { template: finished, orders: [{ production_image_urls: [url] }] });
    const endless = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) });
    const open = vi.spyOn(app.platform.store, 'open').mockResolvedValueOnce(endless);
    const zip = await zipProductionImages(ctx(), batch.id);
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    zip.destroy();
    await vi.waitFor(() => expect(endless.closed).toBe(true));
    open.mockRestore();
  });

  it('contains nothing of unconfirmed, closed or image-less orders', async () => {
    const customer = await factory.signUpCustomer();
    const url = await factory.uploadImage(customer.token, 30, 40);
    const order = { production_image_urls: [url] };
    const formOrder = await factory.place(customer, { template: finished, orders: [order, order] });
    const [batch] = await factory.batchesOf(formOrder);
    const [closed, live] = batch?.orders ?? [];
    await factory.call(customer, 'PUT', `/orders/${closed?.id}/close`);
    const early = await download({ id: batch?.id ?? 0 });
    expect([...early.files.keys()]).toEqual(['missing.txt', 'manifest.csv']);
    expect(linesOf(early.files, 'missing.txt')).toEqual([
      `${live?.system_no} (${live?.no}): production is not confirmed yet`,
      '',
    ]);
    expect((await factory.getBatch(batch?.id ?? 0)).production_images.done).toBe(0);
    await factory.pay(customer, formOrder.id);
    await factory.confirm(customer, formOrder.id);
    const { files } = await download({ id: batch?.id ?? 0 });
    expect([...files.keys()]).toEqual([`${live?.system_no}_1.png`, 'manifest.csv']);
    expect((await factory.getBatch(batch?.id ?? 0)).production_images.done).toBe(1);

    const counted = await download(await batchOf(customer, { orders: [{}] }));
    expect([...counted.files.keys()]).toEqual(['manifest.csv']);
    expect(linesOf(counted.files, 'manifest.csv')[0]).not.toContain('Custom item');
  });
});
