import type { Page } from '@platen/model/lists/lists';
import { sourceOfBytes } from '@platen/sheet/byte-source';
import { openOrderSheet } from '@platen/sheet/read-order-sheet';
import { type ErrorRow, writeErrorSheet } from '@platen/sheet/write-error-sheet';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { runImportTask } from './run-import.service.ts';
import { importingIn } from './testing/importing.ts';
import { sheetOf, zipOf } from './testing/sheets.ts';

describe('import tasks', { timeout: 180_000 }, () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  const { get, put, ended, run } = importingIn(app);
  type Person = Awaited<ReturnType<typeof app.signUp>>;
  let bag: Awaited<ReturnType<typeof ordering.publishTemplate>>;
  let print: typeof bag;
  let images: Record<string, Buffer>;
  const headers = ['客户订单号*', 'SKU模板编号*', '总数量*', '尺寸*', '生产图*', '收件人姓名'];

  beforeAll(async () => {
    bag = await ordering.publishTemplate();
    print = await ordering.publishTemplate({ kind: 'form_order', name: '挂画' });
    images = {
      'images/red.png': await pngOf(30, 40, 'red'),
      'images/blue.png': await pngOf(30, 40, 'blue'),
      'images/wide.png': await pngOf(50, 40, 'blue'),
    };
  });

  const filesOf = async ({ id }: Person) => {
    const { rows } = await sql<{ filename: string }>`
      select filename from blobs where owner_id = ${id} and width is not null order by filename`.execute(app.db);
    return rows.map(({ filename }) => filename);
  };

  it('place the orders of a sheet by template, and store the sheet with them', async () => {
    const person = await app.signUp();
    const sheet = await sheetOf(headers, ['T1', bag.no, 2, 'S', '', '林'], ['T2', bag.no, 1, 'M', '', '']);
    const task = await run(person, '三月.xlsx', sheet);
    expect(task).toMatchObject({ status: 'finished', progress_rate: 100, errs: [], error_file: null });
    expect(task.preview).toMatchObject({ rows_count: 2, failed_count: 0, quantity: 3, amount: 32.5 });
    expect(task.target_id).toBe(task.form_orders[0]?.id);
    expect(task.form_orders).toMatchObject([
      { type: 'FormOrder::Batch', display_name: expect.stringContaining('帆布袋') },
    ]);
    const formOrder = await ordering.get(person.token, task.form_orders[0]?.id ?? 0);
    expect(formOrder).toMatchObject({ orders_count: 2, amount: 32.5, import_file: { filename: '三月.xlsx' } });
    expect(formOrder.orders.map(({ no }) => no).sort()).toEqual(['T1', 'T2']);
  });

  it('preview the orders of a zip, then store each image once and order', async () => {
    const person = await app.signUp();
    const sheet = await sheetOf(
      headers,
      ['Z1', print.no, 1, 'S', 'images/red.png', ''],
      ['Z2', print.no, 3, 'S', 'images/red.png\nimages\\BLUE.png', ''],
      ['Z3', bag.no, 1, 'M', '', ''],
    );
    const checked = await run(person, '订单.zip', await zipOf({ '订单.xlsx': sheet, ...images }), { review: true });
    expect(checked).toMatchObject({ status: 'checked', form_orders: [], errs_count: 0 });
    expect(checked.preview).toMatchObject({
      rows_count: 3,
      images_count: 2,
      amount: 52.5,
      templates: [
        { sku_template_no: print.no, name: '挂画', type: 'FormOrder::Form', rows_count: 2, quantity: 4, amount: 40 },
        { sku_template_no: bag.no, rows_count: 1, amount: 12.5 },
      ],
    });
    expect((await put(person, checked.id, '/order')).body.status).toBe('pending');
    const task = await ended(person, checked.id);
    expect(task).toMatchObject({ status: 'finished', form_orders: [{}, {}] });
    expect(await filesOf(person)).toEqual(['blue.png', 'red.png']);
    const { orders } = await ordering.get(person.token, task.form_orders[0]?.id ?? 0);
    expect(Object.fromEntries(orders.map(({ no, quantity }) => [no, quantity]))).toEqual({ Z1: 1, Z2: 3 });
    expect((await put(person, checked.id, '/order')).status).toBe(409);
  });

  it('assign unmatched photos as told, and order only what was checked', async () => {
    const person = await app.signUp();
    const [red, blue] = [images['images/red.png'] as Buffer, images['images/blue.png'] as Buffer];
    const rows = ['D1', 'D2', 'D3'].map((no) => [no, print.no, 1, 'S', '', '']);
    const sheet = await sheetOf(headers, ...rows);
    const zip = await zipOf({ 'a.xlsx': sheet, 'D1.png': red, 'x/10.png': blue, 'x/2.png': red });
    const task = await run(person, 'a.zip', zip, { review: true });
    expect(task).toMatchObject({ status: 'checked', preview: { rows_count: 1, failed_count: 2, images_count: 1 } });
    const places = [3, 4].map((row_number) => ({
      row_number,
      no: `D${row_number - 1}`,
      column: 'production_image_urls',
      label: '',
    }));
    const unmatched = ['x/2.png', 'x/10.png'].map((path) => ({
      path,
      reason: 'no_order',
      row_number: null,
      url: null,
    }));
    const open = { matched_count: 1, unmatched, unmatched_count: 2, places, places_count: 2, assigned: [] };
    expect(task.photos).toMatchObject({ ...open, is_outdated: false });

    const [two, ten] = task.photos?.unmatched.map(({ id }) => id) ?? [];
    const given = (photo: string | undefined, row_number: number) => ({
      photo,
      row_number,
      column: 'production_image_urls',
    });
    const assign = (...assignments: object[]) => put(person, task.id, '/photos', { assignments });
    for (const [wrong, field, key] of [
      [[given('file:none.png', 3)], 'assignments.0.photo', 'unknown_photo'],
      [[given(two, 2)], 'assignments.0.column', 'unknown_photo_place'],
      [[given(two, 3), given(two, 4)], 'assignments.1.photo', 'unknown_photo'],
      [[given(two, 3), given(ten, 3)], 'assignments.1.column', 'unknown_photo_place'],
    ] as const) {
      const refused = await assign(...wrong);
      expect(refused.status, `${field} ${key}`).toBe(400);
      expect(JSON.stringify(refused.body)).toContain(key);
    }
    await assign(given(two, 4));
    expect((await assign(given(two, 3))).body.photos?.assigned).toMatchObject([
      { no: 'D2', row_number: 3, photo: { path: 'x/2.png' } },
    ]);
    expect((await get(person, task.id)).photos).toMatchObject({ is_outdated: true, assigned: [{ row_number: 3 }] });
    expect((await put(person, task.id, '/order')).body).toMatchObject({ code: 40963 });
    expect(
      (
        await app.call('PUT', `/import_tasks/${task.id}/photos`, {
          token: (await app.signUp()).token,
          body: { assignments: [] },
        })
      ).status,
    ).toBe(404);

    await put(person, task.id, '', {});
    const checked = await ended(person, task.id);
    expect(checked).toMatchObject({ status: 'checked', preview: { rows_count: 2, failed_count: 1 } });
    expect(checked.photos).toMatchObject({
      is_outdated: false,
      unmatched: [{ path: 'x/10.png' }],
      places: [{ row_number: 4 }],
    });
    // Unassigned and assigned again, after a check that no longer listed it.
    expect((await assign()).body.photos).toMatchObject({ unmatched_count: 2, places_count: 2, assigned: [] });
    await assign(given(two, 3), given(ten, 4));
    await put(person, task.id, '', {});
    expect(await ended(person, task.id)).toMatchObject({
      status: 'checked',
      preview: { rows_count: 3, failed_count: 0 },
    });
    await put(person, task.id, '/order');
    const ordered = await ended(person, task.id);
    expect(ordered).toMatchObject({ status: 'finished', form_orders: [{}] });
    const { orders } = await ordering.get(person.token, ordered.form_orders[0]?.id ?? 0);
    expect(orders.map(({ no }) => no).sort()).toEqual(['D1', 'D2', 'D3']);
    expect(await filesOf(person)).toEqual(['10.png', '2.png', 'D1.png']);
    expect((await assign()).status).toBe(409);
  });

  it('list pictures that belong to no row of a sheet', async () => {
    const person = await app.signUp();
    const data = new Uint8Array(images['images/red.png'] as Buffer);
    const anchor = { from: { row: 4, col: 4 }, to: { row: 5, col: 5 } };
    const rows = [[...headers], ['G1', print.no, 1, 'S', '', '']];
    const sheet = await writeXlsx({ sheets: [{ name: '订单', rows, images: [{ data, type: 'png', anchor }] }] });
    const task = await run(person, 'a.xlsx', Buffer.from(sheet), { review: true });
    const [photo] = task.photos?.unmatched ?? [];
    expect(photo).toMatchObject({ reason: 'no_cell', row_number: 5 });
    expect((await app.call('GET', `root:${photo?.url}`)).status).toBe(200);
    const assignments = [{ photo: photo?.id, row_number: 2, column: 'production_image_urls' }];
    expect((await put(person, task.id, '/photos', { assignments })).status).toBe(200);
    await put(person, task.id, '', {});
    expect(await ended(person, task.id)).toMatchObject({ status: 'checked', errs: [], preview: { rows_count: 1 } });
  });

  it('report all errors, order nothing, and accept their fixed error file', async () => {
    const person = await app.signUp();
    const sheet = await sheetOf(
      headers,
      ['E1', print.no, 1, 'S', 'images/red.png', ''],
      ['E2', print.no, 0, 'S', 'images/red.png', ''],
      ['E3', 'SKU999999', 1, 'S', '', ''],
      ['E4', print.no, 1, 'S', 'images/wide.png\nimages/none.png\nhttps://x.example/a.png', ''],
    );
    const task = await run(person, '订单.zip', await zipOf({ '三月/订单.xlsx': sheet, ...inFolder('三月/') }));
    expect(task).toMatchObject({ status: 'failed', form_orders: [], error_file: { filename: 'Error Info.xlsx' } });
    expect(task.errs).toEqual([
      '第3行：总数量不能小于 1',
      '第4行：SKU模板编号 SKU999999 不存在',
      '第5行：图片“images/none.png”不存在',
      '第5行：不支持外部图片链接“https://x.example/a.png”，请先上传图片',
      '第5行：图片“images/wide.png”为 50 × 40，尺寸“S”要求 30 × 40',
    ]);
    const english = await get(person, task.id, { locale: 'en-US' });
    expect(english.errs.slice(0, 2)).toEqual([
      'Row 3: Quantity must be at least 1',
      'Row 4: SKU template number SKU999999 does not exist',
    ]);
    expect(await filesOf(person)).toEqual([]);

    const { raw } = await app.call('GET', `root:${task.error_file?.url}`);
    const failed = await openOrderSheet(sourceOfBytes(new Uint8Array(raw)));
    const fixed: ErrorRow[] = [];
    for await (const row of failed.rows()) {
      const number = row.cells.get('no');
      if (number === 'E2')
        fixed.push({ row: { ...row, cells: new Map([...row.cells, ['quantity', '5']]) }, reasons: [] });
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of writeErrorSheet(failed.headers, fixed, { locale: 'zh-CN' })) chunks.push(chunk);
    const again = await run(person, 'Error Info.xlsx', Buffer.concat(chunks));
    expect(again).toMatchObject({
      status: 'finished',
      errs: [],
      preview: { rows_count: 1, images_count: 1, amount: 50 },
    });
  });

  const inFolder = (folder: string) =>
    Object.fromEntries(Object.entries(images).map(([name, bytes]) => [folder + name, bytes]));

  it('that were reviewed order the valid rows', async () => {
    const person = await app.signUp();
    const sheet = await sheetOf(headers, ['P1', bag.no, 1, 'S', '', ''], ['P2', bag.no, 1, 'XL', '', '']);
    const { id, ...checked } = await run(person, 'a.xlsx', sheet, { review: true });
    expect(checked).toMatchObject({ status: 'checked', errs_count: 1, preview: { rows_count: 1, failed_count: 1 } });
    await put(person, id, '/order');
    const task = await ended(person, id);
    expect(task).toMatchObject({ status: 'finished', errs_count: 1, form_orders: [{}], error_file: {} });
    const again = await run(person, 'b.xlsx', await sheetOf(headers, ['P1', bag.no, 1, 'S', '', '']), { review: true });
    expect(again).toMatchObject({ status: 'failed', errs: ['第2行：客户订单号“P1”已被你的另一个订单使用'] });
  });

  it('order rows that share a number, each once', async () => {
    const person = await app.signUp();
    const withSub = [...headers, '子订单号'];
    const rows = ['1', '2'].map((sub) => ['Q1', bag.no, 1, 'S', '', '', sub]);
    const { status, preview } = await run(person, 'a.xlsx', await sheetOf(withSub, ...rows), {});
    expect([status, preview]).toMatchObject(['finished', { rows_count: 2 }]);
    const again = await run(person, 'b.xlsx', await sheetOf(withSub, ['Q1', bag.no, 1, 'S', '', '', '2']), {});
    expect(again).toMatchObject({ status: 'failed', errs: ['第2行：客户订单号“Q1”已被你的另一个订单使用'] });
  });

  it('recognize unknown headers once they were mapped', async () => {
    const person = await app.signUp();
    const foreign = ['Order ID', 'Item', 'Qty', 'Size'];
    const csv = Buffer.from(`${foreign.join(',')}\nH1,${bag.no},2,S\n`);
    const task = await run(person, 'shop.csv', csv);
    expect(task).toMatchObject({
      status: 'failed',
      errs: ['没有认出这些列：SKU模板编号。请告诉我们它们是表格中的哪一列'],
      error_file: null,
      preview: null,
    });
    expect(task.headers).toEqual([
      { text: 'Order ID', key: 'no', samples: ['H1'] },
      { text: 'Item', key: null, samples: [bag.no] },
      { text: 'Qty', key: 'quantity', samples: ['2'] },
      { text: 'Size', key: 'size', samples: ['S'] },
    ]);
    const mapping = { 'Order ID': 'no', Item: 'sku_template_no', Qty: 'quantity', Size: 'size' };
    await app.as(person.token)('PUT /header_mappings', { body: { headers: foreign, mapping } });
    expect((await put(person, task.id, '', {})).status).toBe(200);
    expect(await ended(person, task.id)).toMatchObject({ status: 'finished', form_orders: [{}], errs: [] });
    expect(await run(person, 'next.csv', Buffer.from(`Qty,Size,Item,Order ID\n1,M,${bag.no},H2\n`))).toMatchObject({
      status: 'finished',
    });
  });

  it('stop with the failed rows if there are too many, and order nothing', async () => {
    const person = await app.signUp();
    const lines = Array.from({ length: 5003 }, (_, index) => `F${index},${bag.no},${index < 5001 ? 0 : 1},S`);
    const csv = Buffer.from(`客户订单号,SKU模板编号,总数量,尺寸\n${lines.join('\n')}\n`);
    const task = await run(person, 'a.csv', csv, { review: true });
    expect(task).toMatchObject({
      status: 'failed',
      errs_count: 5001,
      form_orders: [],
      preview: { failed_count: 5000 },
    });
    expect(task.errs).toHaveLength(1000);
    expect(task.errs.slice(0, 2)).toEqual([
      '有错误的行已达 5000 行，检查到第5001行为止，后面的行没有检查。请修改整个表格后重新导入',
      '第2行：总数量不能小于 1',
    ]);
    expect((await put(person, task.id, '/order')).status).toBe(409);
  });

  it('that crash their worker are not restarted forever', async () => {
    const person = await app.signUp();
    const { id } = await run(person, 'a.csv', Buffer.from(`客户订单号,SKU模板编号,总数量,尺寸\nI1,${bag.no},0,S\n`));
    const job = { platform: app.platform, db: app.db, log: app.http.log };
    // As a dead worker leaves it: marked as running, with nobody working on it.
    const leave = (interruptions: number) =>
      sql`update import_tasks set status = 'progressing', interruptions = ${interruptions} where id = ${id}`.execute(
        app.db,
      );
    await leave(2);
    await runImportTask(job, id);
    expect(await get(person, id)).toMatchObject({ status: 'failed', errs: ['第2行：总数量不能小于 1'] });
    await leave(3);
    await runImportTask(job, id);
    const given = await get(person, id);
    expect(given).toMatchObject({ status: 'failed', errs: [expect.stringContaining('多次中断')] });
    expect((await put(person, id, '', {})).status).toBe(200);
    expect(await ended(person, id)).toMatchObject({ errs: ['第2行：总数量不能小于 1'] });
  });

  it.each([
    ['what is no sheet', Buffer.from([1, 2, 3, 4, 5]), '这不是表格文件，请选择 .xlsx 或 .csv 文件'],
    ['a sheet without rows', Buffer.from('客户订单号,总数量\n'), '文件中没有数据'],
  ])('refuse %s with a clear message', async (_, bytes, line) => {
    expect(await run(await app.signUp(), 'a.csv', bytes)).toMatchObject({ status: 'failed', errs: [line] });
  });

  it('accept only templates of the requested type', async () => {
    const person = await app.signUp();
    const sheet = await sheetOf(headers, ['K1', bag.no, 1, 'S', '', '']);
    const task = await run(person, 'a.xlsx', sheet, { target_type: 'formOrderForm' });
    expect(task).toMatchObject({
      target_type: 'FormOrder::Form',
      status: 'failed',
      errs: [expect.stringContaining(bag.no)],
    });
    await put(person, task.id, '', { target_type: null });
    expect(await ended(person, task.id)).toMatchObject({ target_type: null, status: 'finished' });
    expect((await put(person, task.id, '', {})).status).toBe(409);
  });

  it('do nothing twice with concurrent workers', async () => {
    const person = await app.signUp();
    const sheet = await sheetOf(headers, ['R1', print.no, 1, 'S', 'images/red.png', '']);
    const { id } = await run(person, 'a.zip', await zipOf({ 'a.xlsx': sheet, ...images }), { review: true });
    const { platform, db } = app;
    const job = { platform, db, log: app.http.log };
    await sql`update import_tasks set mode = 'reviewed', status = 'pending' where id = ${id}`.execute(db);
    await Promise.all([runImportTask(job, id), runImportTask(job, id)]);
    await sql`update import_tasks set status = 'progressing' where id = ${id}`.execute(db);
    await runImportTask(job, id);
    expect(await get(person, id)).toMatchObject({ status: 'finished', form_orders: [{}] });
    const list = await app.call<Page<object>>('GET', '/form_orders', { token: person.token });
    expect(list.body.meta.total).toBe(1);
  });
});
