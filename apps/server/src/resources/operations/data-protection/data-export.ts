import { addAbortSignal, type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { safeFileName } from '@platen/model/text/file-names';
import { ZipFile } from 'yazl';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { byteOrderMark, writeCsvRow } from '../../../platform/table-files/csv.ts';
import { openBlob } from '../../files/blobs/blob-bytes.service.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import * as queries from './data-export.queries.ts';
import type { ErasureTarget } from './erasable-orders.queries.ts';
import { exportedTables, kindsOf } from './registry/exported-tables.ts';
import type { Scope } from './registry/table-record.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Everything that there is of orders, a receiver or an account, as a zip: each table as JSON and CSV, and the files. It is
 * written while it is sent: nothing is ever completely in memory, and no copy of it is stored that somebody would have to
 * erase.
 */
export function exportData(ctx: FileContext, target: ErasureTarget): FileResponse {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const closed = new AbortController();
  output.once('close', () => closed.abort());

  async function add(name: string, stream: Readable, compress = true): Promise<void> {
    closed.signal.throwIfAborted();
    zip.addReadStream(addAbortSignal(closed.signal, stream), name, { compress });
    await finished(stream);
  }

  async function pack(): Promise<void> {
    const kinds = target.kind === 'account' ? (['orders', 'accounts'] as const) : (['orders'] as const);
    for (const [table, ways] of exportedTables(kinds)) {
      const rows = () => rowsOf(ctx, target, ways);
      await add(`data/${table}.json`, Readable.from(writeJson(rows())));
      await add(`data/${table}.csv`, Readable.from(writeCsv(rows())));
    }
    const seen = new Set<number>();
    for await (const scope of queries.scopesOf(ctx.db, target)) {
      for (const file of await queries.listFilesIn(ctx.db, scope, kindsOf(scope))) {
        if (seen.has(file.id)) continue;
        seen.add(file.id);
        await add(`files/${file.id}-${safeFileName(file.filename)}`, await openBlob(ctx, file), false);
      }
    }
    zip.end();
  }

  // A zip that fails is aborted: ended properly, it would look complete.
  void pack().catch((error: Error) => output.destroy(error));
  return { filename: 'data.zip', contentType: 'application/zip', stream: output };
}

async function* rowsOf(ctx: FileContext, target: ErasureTarget, ways: queries.Ways): AsyncGenerator<Row> {
  for await (const scope of queries.scopesOf(ctx.db, target)) {
    for (const way of ways) yield* await queries.listRows(ctx.db, way, scope satisfies Scope);
  }
}

async function* writeJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

async function* writeCsv(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let columns: string[] | undefined;
  yield byteOrderMark;
  for await (const row of rows) {
    if (!columns) {
      columns = Object.keys(row);
      yield writeCsvRow(columns);
    }
    yield writeCsvRow(columns.map((column) => cellOf(row[column])));
  }
}

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}
