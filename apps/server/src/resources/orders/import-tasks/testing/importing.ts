import { isUnderWay } from '@platen/model/orders/import-statuses';
import type { ImportTaskDetail } from '@platen/model/orders/import-tasks';
import { expect, vi } from 'vitest';
import type { useTestApp } from '../../../../testing/test-app.ts';
import { uploadFile } from '../../../../testing/test-files.ts';

interface Person {
  token: string;
}

const inChinese = { locale: 'zh-CN' };

/** What a merchant does to import a sheet, in Chinese. */
export function importingIn(app: ReturnType<typeof useTestApp>) {
  async function start({ token }: Person, filename: string, bytes: Buffer, more: object = {}) {
    const file = await uploadFile(app, token, { filename, type: 'application/octet-stream', bytes });
    const body = { import_processor: 'importOrders', file: file.direct_upload.blob_url, ...more };
    const made = await app.call<ImportTaskDetail>('POST', '/import_tasks', { token, body, headers: inChinese });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return made.body;
  }

  const get = async ({ token }: Person, id: number, language: Record<string, string> = inChinese) =>
    (await app.call<ImportTaskDetail>('GET', `/import_tasks/${id}`, { token, headers: language })).body;

  /** Waits until there is nothing more to be done for it. */
  function ended(person: Person, id: number): Promise<ImportTaskDetail> {
    const review = async () => {
      const task = await get(person, id);
      expect(isUnderWay(task.status)).toBe(false);
      return task;
    };
    return vi.waitFor(review, { timeout: 120_000, interval: 100 });
  }

  return {
    get,
    ended,
    put: ({ token }: Person, id: number, path = '', body?: object) =>
      app.call<ImportTaskDetail>('PUT', `/import_tasks/${id}${path}`, { token, body, headers: inChinese }),
    run: async (person: Person, filename: string, bytes: Buffer, more?: object) =>
      ended(person, (await start(person, filename, bytes, more)).id),
  };
}
