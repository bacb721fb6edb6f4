import { directUploadTimeoutMs } from '@platen/model/files/upload-times';
import { describe, expect, it } from 'vitest';
import { readUploadToken, signUploadToken } from './upload-token.ts';

describe('an upload token', () => {
  const secret = Buffer.alloc(32, 1);
  const token = signUploadToken(secret, 'abcd', 1000);

  it('names its object until it expires', () => {
    expect(readUploadToken(secret, token, 1000)).toBe('abcd');
    expect(readUploadToken(secret, token, 999 + directUploadTimeoutMs)).toBe('abcd');
    expect(readUploadToken(secret, token, 1000 + directUploadTimeoutMs)).toBeUndefined();
  });

  it('is invalid if anything in it is changed', () => {
    const [key, expires, signature] = token.split('.') as [string, string, string];
    for (const forged of [
      `abce.${expires}.${signature}`,
      `${key}.${Number(expires) + 1}.${signature}`,
      `${key}.${expires}.${signature.slice(1)}`,
      `${token}.x`,
      `${key}.${expires}`,
      '..',
      '',
    ]) {
      expect(readUploadToken(secret, forged, 1000), forged).toBeUndefined();
    }
    expect(readUploadToken(Buffer.alloc(32, 2), token, 1000)).toBeUndefined();
  });
});
