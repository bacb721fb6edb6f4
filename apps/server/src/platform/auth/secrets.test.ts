import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, newToken, tokenHash } from './secrets.ts';

it('makes tokens of 256 bits, each another one, of which a hash is stored', () => {
  const tokens = Array.from({ length: 1000 }, () => newToken('sk_'));
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(1000);
  const bytes = tokens.map(({ token }) => Buffer.from(token.slice(3), 'base64url'));
  expect(new Set(bytes.map(({ length }) => length))).toEqual(new Set([32]));
  // Of 256,000 random bits about a half is set: 5 % off is a hundred times the deviation that chance explains.
  const set = Buffer.concat(bytes).reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  expect(Math.abs(set / 256_000 - 0.5)).toBeLessThan(0.05);
  for (const { token, hash } of tokens.slice(0, 10)) {
    expect(hash.equals(tokenHash(token))).toBe(true);
    expect(hash.toString('latin1')).not.toContain(token);
  }
});

it('leaves the parameters of password hashes to the library, whose own are those of OWASP', async () => {
  const library = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;
  expect(await library.hash('a password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  // Those of `cheap-argon2.ts`, because none were given.
  expect(await hashPassword('a password')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
});
