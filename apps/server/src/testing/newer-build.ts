import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildServerIn, checkoutDir } from './checkout-build.ts';

/** What the server is built from. */
const parts = [
  'apps/console/package.json',
  'apps/server',
  'package-lock.json',
  'package.json',
  'packages',
  'scripts',
  'tsconfig.base.json',
];
const leftOut = new Set(['node_modules', 'dist']);

export interface NewerBuild {
  /** Its program. */
  built: string;
  remove(): void;
}

/** What the next version brings: migrations by name, each with its statement and what it declares, as source text. */
export type NewMigrations = Readonly<Record<string, { statement: string; compatibleWith: string }>>;

/** Builds the server of this checkout with another version and more migrations, as the next release will be. */
export function buildNewerServer(version: string, added: NewMigrations): NewerBuild {
  const dir = join(checkoutDir, '.cache/newer-builds', randomUUID());
  for (const part of parts)
    cpSync(join(checkoutDir, part), join(dir, part), {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  setVersion(join(dir, 'apps/server/package.json'), version);
  addMigrations(join(dir, 'apps/server/migrations'), added);
  return { built: buildServerIn(dir), remove: () => rmSync(dir, { recursive: true, force: true }) };
}

function setVersion(file: string, version: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, version }));
}

/** A file for each migration, as always, and a list with these and those that this checkout has. */
function addMigrations(dir: string, added: NewMigrations): void {
  renameSync(join(dir, 'index.ts'), join(dir, 'known.ts'));
  const names = Object.keys(added);
  for (const [name, { statement, compatibleWith }] of Object.entries(added))
    writeFileSync(
      join(dir, `${name}.ts`),
      `import { sql } from 'kysely';
export const migration = {
  compatibleWith: ${compatibleWith},
  async up(db) {
    await sql\`${statement}\`.execute(db);
  },
};
`,
    );
  const imports = names.map((name, index) => `import { migration as added${index} } from './${name}.ts';\n`);
  const entries = names.map((name, index) => `, '${name}': added${index}`);
  writeFileSync(
    join(dir, 'index.ts'),
    `import { migrations as known } from './known.ts';\n${imports.join('')}
export const migrations = { ...known${entries.join('')} };
`,
  );
}
