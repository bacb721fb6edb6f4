import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrderAttributesInput } from '@platen/model/orders/form-orders';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { factsFile, OpenImport, ordersFile } from './open-import.ts';
import type { StoredImport } from './stored-import.ts';

/** The folder of a new import. Until the import is saved, the next start of the client deletes it. */
export interface ImportFolder {
  id: string;
  path: string;
}

/**
 * The imports on this computer. Each is a folder with the contents of the sheet (`import.json`, the orders of each job, the
 * sheet itself and its pictures) and a journal of later changes. The contents are written once and the journal is
 * append-only, so that the process may be killed at any moment.
 */
export class ImportStore {
  private readonly dir: string;

  private constructor(dir: string) {
    this.dir = dir;
  }

  static async open(dir: string): Promise<{ store: ImportStore; imports: OpenImport[] }> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const imports: OpenImport[] = [];
    for (const name of await readdir(dir)) {
      const folder = join(dir, name);
      const isKept = await stat(join(folder, factsFile)).catch(() => undefined);
      const opened = isKept && (await OpenImport.open(folder));
      if (opened && opened.jobStates().length > 0) imports.push(opened);
      else {
        await opened?.close();
        await rm(folder, { recursive: true, force: true });
      }
    }
    imports.sort((one, other) => one.facts.createdAt.localeCompare(other.facts.createdAt));
    return { store: new ImportStore(dir), imports };
  }

  async newFolder(): Promise<ImportFolder> {
    const id = randomUUID();
    const path = join(this.dir, id);
    await mkdir(path, { mode: 0o700 });
    return { id, path };
  }

  /** `import.json` is written last: an import exists once it is there. */
  async save(
    { path }: ImportFolder,
    facts: StoredImport,
    ordersByJob: ReadonlyMap<string, readonly OrderAttributesInput[]>,
  ): Promise<OpenImport> {
    for (const [jobId, orders] of ordersByJob)
      await writeFileAtomic(join(path, ordersFile(jobId)), JSON.stringify(orders));
    await writeFileAtomic(join(path, factsFile), JSON.stringify(facts));
    return OpenImport.open(path);
  }

  async discard({ path }: ImportFolder): Promise<void> {
    await rm(path, { recursive: true, force: true });
  }
}
