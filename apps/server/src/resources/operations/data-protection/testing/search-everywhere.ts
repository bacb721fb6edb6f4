import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** Where a text or the digest of a file must not be found any more. */
export interface Needles {
  texts: readonly string[];
  /** Files, by their bytes. */
  files: readonly Buffer[];
}

const digestsOf = (bytes: Buffer): string[] =>
  (['md5', 'sha1', 'sha256'] as const).flatMap((algorithm) => {
    const digest = createHash(algorithm).update(bytes).digest();
    return [digest.toString('hex'), digest.toString('base64')];
  });

/** Every place in a database with one of the needles, whatever the table: whole rows as text, and bytes in hexadecimal. */
export async function searchDatabase(db: Db, { texts, files }: Needles): Promise<string[]> {
  const wanted = [...texts, ...files.flatMap(digestsOf)];
  const patterns = wanted.flatMap((text) => [
    text,
    Buffer.from(text).toString('hex'),
    JSON.stringify(text).slice(1, -1),
  ]);
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ needle: string; row: string }>`
      select needle, left(whole.text, 2000) as row
      from ${sql.table(`${schema}.${name}`)} as searched, lateral (select searched::text as text) as whole,
        unnest(${patterns}::text[]) as needle
      where strpos(lower(whole.text), lower(needle)) > 0 limit 5`.execute(db);
    found.push(...rows.map(({ needle, row }) => `${schema}.${name}: ${needle} in ${row}`));
  }
  return found;
}

/** Every file below a folder that has one of the needles in its name or bytes, or is one of the files. */
export async function searchFolder(folder: string, { texts, files }: Needles): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const hit =
      texts.find((text) => path.includes(text) || bytes.includes(text)) ??
      (files.some((file) => file.equals(bytes)) ? 'the file itself' : undefined);
    if (hit !== undefined) found.push(`${path}: ${hit}`);
  }
  return found;
}
