import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desktopPath, desktopTokenHeader } from '@platen/model/desktop';
import { z } from 'zod';
import { writeWhole } from './core/files/write-whole.ts';

const runningSchema = z.object({ port: z.number(), token: z.string() });
type Running = z.infer<typeof runningSchema>;

const answerWithinMs = 2000;

/** Which client works on a data folder: two of them would send everything twice. Readable by its owner only. */
export class OnlyOne {
  private readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'running.json');
  }

  /** The port of the last client, whatever became of it. */
  async lastPort(): Promise<number | undefined> {
    return (await this.read())?.port;
  }

  /** Asks the client that is there, if it lives, to show itself. */
  async showOther(): Promise<boolean> {
    const other = await this.read();
    if (!other) return false;
    try {
      const { ok } = await fetch(`http://127.0.0.1:${other.port}${desktopPath}/windows`, {
        method: 'POST',
        headers: { [desktopTokenHeader]: other.token },
        signal: AbortSignal.timeout(answerWithinMs),
      });
      return ok;
    } catch {
      return false;
    }
  }

  async claim(running: Running): Promise<void> {
    await writeWhole(this.path, JSON.stringify(running));
  }

  private async read(): Promise<Running | undefined> {
    try {
      return runningSchema.parse(JSON.parse(await readFile(this.path, 'utf8')));
    } catch {
      return undefined;
    }
  }
}
