import { isUnderWay } from '@platen/model/orders/import-statuses';
import type { ImportTaskDetail } from '@platen/model/orders/import-tasks';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { deleteRemoved, removeOld } from '../../files/blobs/testing/removal-steps.ts';
import { storedFiles } from '../../files/blobs/testing/upload-steps.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { sheetOf } from './testing/sheets.ts';

describe('the retention of imports', { timeout: 180_000 }, () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  const headers = ['客户订单号*', 'SKU模板编号*', '总数量*', '尺寸*', '生产图*', '收件人姓名'];
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let no = '';

  beforeAll(async () => {
    customer = await app.signUp();
    ({ no } = await ordering.publishTemplate());
  });

  const find = (id: number) => app.call<ImportTaskDetail>('GET', `/import_tasks/${id}`, { token: customer.token });
  /** An import of one row, after it has ended. */
  async function run(...row: (string | number)[]): Promise<ImportTaskDetail> {
    const bytes = await sheetOf(headers, row);
    const upload = await uploadFile(app, customer.token, { filename: 'orders.xlsx', type: 'application/zip', bytes });
    const body = { import_processor: 'import_orders', file: upload.direct_upload.blob_url };
    const made = await app.call<ImportTaskDetail>('POST', '/import_tasks', { token: customer.token, body });
    const hasEnded = async () => {
      const task = (await find(made.body.id)).body;
      expect(isUnderWay(task.status)).toBe(false);
      return task;
    };
    return vi.waitFor(hasEnded, { timeout: 120_000, interval: 100 });
  }
  const age = ({ id }: ImportTaskDetail, days: number) =>
    sql`update import_tasks set updated_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(app.db);
  const keyOf = (file: { url: string } | null) => file?.url.split('/').at(-2) ?? '';

  it('removes an import that ordered nothing, with its sheet and its error file', async () => {
    const failed = await run('X1', 'no such template', 1, 'S', '', '');
    expect(failed).toMatchObject({ status: 'failed', form_orders: [], error_file: { filename: 'Error Info.xlsx' } });
    await age(failed, 89);
    await removeOld(app);
    expect((await find(failed.id)).status).toBe(200);
    await age(failed, 91);
    await removeOld(app);
    expect((await find(failed.id)).status).toBe(404);
    expect(await deleteRemoved(app)).toEqual(expect.arrayContaining([keyOf(failed.file), keyOf(failed.error_file)]));
    expect(await storedFiles(app)).not.toContain(keyOf(failed.file));
  });

  it('keeps an import that ordered, with the sheet of its form orders, without its error file', async () => {
    const ordered = await run('X2', no, 1, 'S', '', '');
    expect(ordered).toMatchObject({ status: 'finished', form_orders: [{}] });
    const failed = await run('X3', 'no such template', 1, 'S', '', '');
    // As a reviewed import has one, whose wrong rows were left out.
    await sql`update import_tasks set error_file_blob_id =
      (select error_file_blob_id from import_tasks where id = ${failed.id}) where id = ${ordered.id}`.execute(app.db);
    await sql`update import_tasks set error_file_blob_id = null where id = ${failed.id}`.execute(app.db);
    await age(ordered, 91);
    await removeOld(app);
    expect(await deleteRemoved(app)).toContain(keyOf(failed.error_file));
    expect((await find(ordered.id)).body).toMatchObject({ error_file: null, form_orders: [{}] });
    expect(await storedFiles(app)).toContain(keyOf(ordered.file));
  });
});
