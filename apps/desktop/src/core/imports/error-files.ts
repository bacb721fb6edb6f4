import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorSheetName } from '@platen/sheet/write-error-sheet';
import { z } from 'zod';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

const recordSchema = z.array(z.object({ sheet: z.string(), file: z.string(), digest: z.string() }));
type Written = z.infer<typeof recordSchema>[number];

/** How many sheets are remembered with their error file. For older ones, the next error file gets a new name. */
const recordsMax = 500;

/**
 * The rows of sheets that could not be ordered, saved beside their sheet, where the paths of their images hold. Each sheet
 * has one such file, which is written again as the sheet is read again, but only for as long as it is what we wrote:
 * if somebody has edited it since, the next one gets another name.
 */
export class ErrorFiles {
  private readonly recordPath: string;

  constructor(dataDir: string) {
    this.recordPath = join(dataDir, 'error-files.json');
  }

  /** Returns the path of the file. `content` is called again if the first folder is not writable. */
  async write(sheet: string, content: () => AsyncIterable<Uint8Array>): Promise<string> {
    const written = await this.read();
    const before = written.find((each) => each.sheet === sheet);
    const isOurs = before !== undefined && (await digestOf(before.file).catch(() => undefined)) === before.digest;
    const write = async (path: string) => {
      await writeFileAtomic(path, content());
      return path;
    };
    // The folder of the sheet may be read-only, for example a network share.
    const file = await (isOurs ? write(before.file) : Promise.reject(new Error('there is none')))
      .catch(async () => write(await freeName(dirname(sheet))))
      .catch(async () => write(await freeName(homedir())));
    const others = written.filter((each) => each.sheet !== sheet && each.file !== file);
    const records = [{ sheet, file, digest: await digestOf(file) }, ...others].slice(0, recordsMax);
    await writeFileAtomic(this.recordPath, JSON.stringify(records));
    return file;
  }

  private async read(): Promise<Written[]> {
    try {
      return recordSchema.parse(JSON.parse(await readFile(this.recordPath, 'utf8')));
    } catch {
      return [];
    }
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function freeName(folder: string): Promise<string> {
  const { name, ext } = parse(errorSheetName);
  for (let count = 1; ; count++) {
    const path = join(folder, count === 1 ? errorSheetName : `${name} ${count}${ext}`);
    const isTaken = await access(path).then(
      () => true,
      () => false,
    );
    if (!isTaken) return path;
  }
}
