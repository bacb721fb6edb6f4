import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

/**
 * Stands in for `@node-rs/argon2` in the server's tests, which hash thousands of passwords and codes: the same algorithm, with
 * its smallest parameters where none are given. A stored hash names its own, so comparing is as cheap. Servers that tests
 * start as processes hash as in production; `secrets.test.ts` and `admin.slow-test.ts` look at the parameters there.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

const smallest: Argon2.Options = { memoryCost: 8, timeCost: 1 };

export const hash = (password: string, options: Argon2.Options = smallest): Promise<string> =>
  argon2.hash(password, options);
export const { verify } = argon2;
