/**
 * Where a backup is stored. Names are paths with slashes below its root; a written object is complete or absent.
 * To add a kind of target: a file with this interface, and a line in `open-backup.ts`.
 */
export interface BackupTarget {
  /** The folder or bucket, for messages. */
  readonly address: string;
  write(name: string, body: AsyncIterable<Buffer>): Promise<void>;
  /** Fails before the first byte if there is no such object. */
  read(name: string): Promise<AsyncIterable<Buffer>>;
  has(name: string): Promise<boolean>;
  /** The names of all objects below a folder, in any depth, sorted. */
  list(folder: string): Promise<string[]>;
  /** Succeeds if there is no such object. */
  remove(name: string): Promise<void>;
}
