import { type FileHandle, open, readFile } from 'node:fs/promises';

/**
 * What happened, one line of JSON each, added at the end and never changed. A line counts once it is on the disk; the last
 * one may be torn where the process was killed while writing it, and is then as if it had never been.
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

  /** On the disk when it resolves. What comes while one write is under way goes into the next, together. */
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
    // One round later, so that whatever is noted at this moment is in the first write, and nobody waits for two.
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
