import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { writeXlsx } from 'hucre/xlsx';
import { ZipFile } from 'yazl';

/** Rows as a workbook, with the headers first. */
export async function sheetOf(...rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: '订单', rows: rows.map((row) => [...row]) }] }));
}

export async function zipOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

export function md5Of(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('base64');
}
