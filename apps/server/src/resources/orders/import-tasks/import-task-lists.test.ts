import type { Page } from '@platen/model/lists/lists';
import type { ImportTask } from '@platen/model/orders/import-tasks';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { importingIn } from './testing/importing.ts';

describe('import tasks', { timeout: 180_000 }, () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  const { run } = importingIn(app);
  let bag: Awaited<ReturnType<typeof ordering.publishTemplate>>;
  beforeAll(async () => {
    bag = await ordering.publishTemplate();
  });

  it('are listed by filter, for their owner and the factory, and can be deleted', async () => {
    const person = await app.signUp();
    const task = await run(person, 'a.csv', Buffer.from('客户订单号\n'));
    const ids = async ({ token }: { token: string }, query: string) => {
      const { body } = await app.call<Page<ImportTask>>('GET', `/import_tasks?${query}`, { token });
      return body.data.map(({ id }) => id);
    };
    expect(await ids(person, 'status_eq=failed&processor_eq=importOrders')).toEqual([task.id]);
    expect(await ids(person, 'status_eq=finished')).toEqual([]);
    expect(await ids(await ordering.factory(), `creator_id_eq=${person.id}`)).toEqual([task.id]);
    expect(await ids(await app.signUp(), '')).toEqual([]);
    const { status } = await app.call('DELETE', `/import_tasks/${task.id}`, { token: person.token });
    expect(status).toBe(200);
    expect(await ids(person, '')).toEqual([]);
  });

  it('are exported as they are listed, in the reader’s language', async () => {
    const person = await app.signUp();
    await run(person, 'wrong.csv', Buffer.from(`客户订单号,SKU模板编号,总数量,尺寸\nX1,${bag.no},0,S\n`));
    await run(person, 'right.csv', Buffer.from(`客户订单号,SKU模板编号,总数量,尺寸\nX2,${bag.no},1,S\n`));
    const rowsFor = async (token: string, query: string, locale: string) => {
      const { raw } = await app.call('GET', `/import_tasks/export?${query}`, { token, headers: { locale } });
      const [sheet] = (await readXlsx(new Uint8Array(raw))).sheets;
      return sheet?.rows ?? [];
    };
    const [head, ...rows] = await rowsFor(person.token, '', 'en-US');
    expect(head?.slice(0, 4)).toEqual(['File', 'Order type', 'Status', 'Progress (%)']);
    expect(rows.map((row) => [row[0], row[2], row[5], row[6]])).toEqual([
      ['right.csv', 'Finished', 0, ''],
      ['wrong.csv', 'Failed', 1, 'Row 2: Quantity must be at least 1'],
    ]);
    const failed = await rowsFor(person.token, 'status_eq=failed', 'zh-CN');
    expect(failed.slice(1).map((row) => row[6])).toEqual(['第2行：总数量不能小于 1']);
    const staff = await rowsFor((await ordering.factory()).token, `creator_id_eq=${person.id}`, 'en-US');
    expect(staff.map((row) => row[0])).toEqual([
      'Customer',
      `customer ${person.login_name.split('-')[1]}`,
      expect.anything(),
    ]);
    expect(await rowsFor((await app.signUp()).token, '', 'en-US')).toHaveLength(1);
  });

  it('accept only the customer’s own files', async () => {
    const [person, stranger] = [await app.signUp(), await app.signUp()];
    const file = { filename: 'a.csv', type: 'text/csv', bytes: Buffer.from('客户订单号\n') };
    const { id, direct_upload } = await uploadFile(app, person.token, file);
    for (const named of [id, direct_upload.blob_url]) {
      const body = { import_processor: 'import_orders', file: named };
      const { status } = await app.call('POST', '/import_tasks', { token: stranger.token, body });
      expect(status).toBe(400);
    }
  });
});
