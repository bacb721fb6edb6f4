import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createEncryption } from './backup-encryption.ts';

const passphrase = 'a passphrase of a factory';
/** As the first version of the format was written, with a passphrase that was stretched less. */
const olderFile = Buffer.from(
  'cGxhdGVuYjG51+UT/TvLQgI6eJQC8Q9spGQ5C3JQL0jQ0/TFxK7PgUbqSEfIRJXuzx5eRZdV4jGPMgJAyNSHtmBIfVnOjp2J2mL+o0gXNQPdjew=',
  'base64',
);

describe('an encrypted backup', () => {
  const decrypt = (bytes: Buffer, key = passphrase) =>
    text(createEncryption(key).decrypt('base/old', Readable.from([bytes])));

  it('is marked with how much its passphrase is stretched', async () => {
    const bytes = await buffer(createEncryption(passphrase).encrypt('base/old', Readable.from([Buffer.from('new')])));
    expect(bytes.subarray(0, 8).toString()).toBe('platenb2');
    expect(await decrypt(bytes)).toBe('new');
    bytes.write('platenb1');
    await expect(decrypt(bytes), 'stretched less, it is another key').rejects.toThrow('cannot be decrypted');
  });

  it('can be read where an older version has written it', async () => {
    expect(await decrypt(olderFile)).toBe('written by an older version');
    await expect(decrypt(olderFile, 'another passphrase')).rejects.toThrow('cannot be decrypted');
  });

  it('is refused where it is none', async () => {
    await expect(decrypt(Buffer.from('platenb9'.padEnd(40)))).rejects.toThrow('it is not an encrypted file');
    await expect(decrypt(olderFile.subarray(0, 20))).rejects.toThrow('it is not an encrypted file');
  });
});
