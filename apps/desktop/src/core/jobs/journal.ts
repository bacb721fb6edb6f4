import { type FileHandle, open, readFile } from 'node:fs/promises';

/**
 * An append-only file with one JSON entry per line. The last line may be incomplete if the process was killed while it was
 * written, and is then ignored.
 */
export class Journal<Entry> {
  private readonly handle: FileHandle;
  private waiting: string[] = [];
  private writing: Promise<void> | undefined;

  private constructor(handle: FileHandle) {
    this.handle = handle;
  }

  static async open<Entry>(path: string): Promise<{ journal: Journal<Entry>; entries: Entry[] }> {
    const text = await readFile(path, 'utf8').catch(() => '');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const handle = await open(path, 'a', 0o600);
    if (whole.length < text.length) await handle.truncate(Buffer.byteLength(whole));
    const entries = whole.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Entry]));
    return { journal: new Journal<Entry>(handle), entries };
  }

  /** Resolves when the entry is on the disk. Entries that arrive during a write are written together afterwards. */
  append(entry: Entry): Promise<void> {
    this.waiting.push(`${JSON.stringify(entry)}\n`);
    this.writing ??= this.write();
    return this.writing;
  }

  async close(): Promise<void> {
    await this.writing;
    await this.handle.close();
  }

  private async write(): Promise<void> {
    // Deferred by one tick, so that all entries of this tick are in one write.
    await Promise.resolve();
    try {
      while (this.waiting.length > 0) {
        const lines = this.waiting.join('');
        this.waiting = [];
        await this.handle.appendFile(lines);
        await this.handle.datasync();
      }
    } finally {
      this.writing = undefined;
    }
  }
}
