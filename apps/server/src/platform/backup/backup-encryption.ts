import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto';

/**
 * The format of an encrypted file: a header (mark, salt of the passphrase, salt of the file), then chunks of AES-256-GCM,
 * each followed by its tag. The nonce of a chunk is its number and whether it is the last one, and the name of the file
 * is authenticated with it: chunks that were changed, exchanged, moved to another file or cut off are refused, and no
 * byte is used before its tag was checked.
 */
const mark = Buffer.from('platenb2');
/** How much work a passphrase costs, by the mark of the file: older backups must stay readable. */
const scryptCosts: ReadonlyMap<string, number> = new Map([
  ['platenb1', 2 ** 15],
  ['platenb2', 2 ** 17],
]);
const saltBytes = 16;
const headerBytes = mark.length + 2 * saltBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
const hexKeyPattern = /^[0-9a-f]{64}$/i;

export class WrongBackupKeyError extends Error {}

export interface BackupEncryption {
  encrypt(name: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer>;
  decrypt(name: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer>;
}

/** Encrypts with a key of 32 bytes in hexadecimal digits, or with a passphrase. */
export function createEncryption(keyText: string): BackupEncryption {
  const passphraseSalt = randomBytes(saltBytes);
  const masterKeys = new Map<string, Promise<Buffer>>();

  /** Stretching a passphrase takes a noticeable time on purpose, so it is done once for each salt, beside other work. */
  function masterKey(salt: Buffer, cost: number): Promise<Buffer> {
    const id = `${cost} ${salt.toString('hex')}`;
    const key = masterKeys.get(id) ?? stretch(keyText, salt, cost);
    masterKeys.set(id, key);
    return key;
  }

  async function fileKey(header: Buffer): Promise<Buffer> {
    const cost = scryptCosts.get(header.subarray(0, mark.length).toString('latin1'));
    if (header.length < headerBytes || cost === undefined) throw new Error('it is not an encrypted file');
    const saltOfPassphrase = header.subarray(mark.length, mark.length + saltBytes);
    const saltOfFile = header.subarray(mark.length + saltBytes);
    const master = hexKeyPattern.test(keyText) ? Buffer.from(keyText, 'hex') : await masterKey(saltOfPassphrase, cost);
    return Buffer.from(hkdfSync('sha256', master, saltOfFile, 'platen backup', 32));
  }

  return {
    async *encrypt(name, body) {
      const header = Buffer.concat([mark, passphraseSalt, randomBytes(saltBytes)]);
      const key = await fileKey(header);
      yield header;
      for await (const { bytes, index, isLast } of inChunks(body, chunkBytes)) {
        const cipher = createCipheriv(algorithm, key, nonceOf(index, isLast)).setAAD(Buffer.from(name));
        yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      }
    },
    async *decrypt(name, body) {
      const { header, rest } = await splitHeader(body);
      const key = await fileKey(header);
      for await (const { bytes, index, isLast } of inChunks(rest, chunkBytes + tagBytes)) {
        if (bytes.length < tagBytes) throw new Error('it is cut off');
        const decipher = createDecipheriv(algorithm, key, nonceOf(index, isLast)).setAAD(Buffer.from(name));
        decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
        yield openChunk(decipher, bytes.subarray(0, bytes.length - tagBytes), index);
      }
    },
  };
}

function stretch(passphrase: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // With a block size of 8, each unit of work needs 1 KB.
    scrypt(passphrase, salt, 32, { N: cost, maxmem: 2 * 1024 * cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function openChunk(decipher: ReturnType<typeof createDecipheriv>, sealed: Buffer, index: number): Buffer {
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch {
    // The cause cannot be told apart: a wrong key fails at the first chunk, and so does damage there.
    throw index === 0
      ? new WrongBackupKeyError('it cannot be decrypted: PLATEN_BACKUP_KEY is another one, or its beginning is damaged')
      : new Error('it is damaged or cut off');
  }
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeUInt32BE(index, 8);
  return nonce;
}

async function splitHeader(body: AsyncIterable<Uint8Array>) {
  const iterator = body[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  while (read.length < headerBytes) {
    const next = await iterator.next();
    if (next.done) break;
    read = Buffer.concat([read, next.value]);
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield read.subarray(headerBytes);
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { header: read.subarray(0, headerBytes), rest: rest() };
}

/** Cuts a stream into chunks of one size; the last one, and only that, is marked and may be shorter or empty. */
async function* inChunks(body: AsyncIterable<Uint8Array>, size: number) {
  let pending = Buffer.alloc(0);
  let index = 0;
  for await (const bytes of body) {
    pending = Buffer.concat([pending, bytes]);
    let start = 0;
    for (; pending.length - start > size; start += size)
      yield { bytes: pending.subarray(start, start + size), index: index++, isLast: false };
    pending = pending.subarray(start);
  }
  yield { bytes: pending, index, isLast: true };
}
