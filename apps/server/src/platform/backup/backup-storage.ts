import { createHash } from 'node:crypto';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { reasonOf, StartupError } from '../errors/startup-error.ts';
import { type BackupEncryption, WrongBackupKeyError } from './backup-encryption.ts';
import type { BackupTarget } from './backup-target.ts';

/** Size and digest of a file as it was before compression and encryption. */
export interface FileFacts {
  byteSize: number;
  sha256: string;
}

/** The objects of a backup: those whose name ends with `.gz` are compressed, and all are encrypted if there is a key. */
export interface BackupStorage {
  readonly target: BackupTarget;
  write(name: string, body: AsyncIterable<Buffer>): Promise<FileFacts>;
  /** The bytes that were written. It fails, with the name, if they are damaged or not what `expected` says. */
  read(name: string, expected?: FileFacts): AsyncGenerator<Buffer>;
  has(name: string): Promise<boolean>;
  list(folder: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** The suffix of encrypted objects in the target. Callers of the storage never see it. */
const encryptedSuffix = '.enc';
/** Segments of the log are mostly empty: the fastest level makes them nearly as small as the slowest one. */
const gzipLevel = 1;
const unzippedChunkBytes = 64 * 1024;

export function openStorage(target: BackupTarget, encryption: BackupEncryption | undefined): BackupStorage {
  /** Objects from before there was a key stay readable. */
  async function open(name: string): Promise<AsyncIterable<Buffer>> {
    const encryptedName = name + encryptedSuffix;
    if (!(await target.has(encryptedName))) return target.read(name);
    if (!encryption) throw new WrongBackupKeyError('it is encrypted: set PLATEN_BACKUP_KEY');
    return encryption.decrypt(name, await target.read(encryptedName));
  }

  return {
    target,
    async write(name, body) {
      const counted = countBytes(body);
      const compressed = isCompressed(name) ? through(counted.bytes, createGzip({ level: gzipLevel })) : counted.bytes;
      if (encryption) await target.write(name + encryptedSuffix, encryption.encrypt(name, compressed));
      else await target.write(name, compressed);
      return counted.facts();
    },
    async *read(name, expected) {
      try {
        const stored = await open(name);
        const counted = countBytes(
          isCompressed(name) ? through(stored, createGunzip({ chunkSize: unzippedChunkBytes })) : stored,
        );
        yield* counted.bytes;
        const { byteSize, sha256 } = counted.facts();
        if (expected && (byteSize !== expected.byteSize || sha256 !== expected.sha256))
          throw new Error('its content is not what was saved');
      } catch (error) {
        throw new StartupError(`${name} of the backup in ${target.address} cannot be used: ${reasonOf(error)}`);
      }
    },
    async has(name) {
      return (await target.has(name + encryptedSuffix)) || target.has(name);
    },
    async list(folder) {
      const names = await target.list(folder);
      return names.map((name) => (name.endsWith(encryptedSuffix) ? name.slice(0, -encryptedSuffix.length) : name));
    },
    async remove(name) {
      await target.remove(name + encryptedSuffix);
      await target.remove(name);
    },
  };
}

function isCompressed(name: string): boolean {
  return name.endsWith('.gz');
}

function countBytes(body: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let byteSize = 0;
  async function* count(): AsyncGenerator<Buffer> {
    for await (const bytes of body) {
      byteSize += bytes.length;
      hash.update(bytes);
      yield bytes;
    }
  }
  return { bytes: count(), facts: (): FileFacts => ({ byteSize, sha256: hash.digest('hex') }) };
}

/** Passes bytes through a zlib stream; a failure of the source fails the result. */
function through(body: AsyncIterable<Buffer>, transform: Transform): AsyncIterable<Buffer> {
  pipeline(Readable.from(body, { objectMode: false }), transform, () => undefined);
  return transform as AsyncIterable<Buffer>;
}
