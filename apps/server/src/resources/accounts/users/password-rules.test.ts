import { passwordLengthMin } from '@platen/model/accounts/accounts';
import type { KnownNames } from '@platen/model/accounts/password-names';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors/app-error.ts';
import { commonPasswords } from './common-passwords.ts';
import { assertGoodPassword } from './password-rules.ts';

const ada = { login_name: 'ada', screen_name: 'Ada Lovelace', email: 'countess@example.com', phone: '13800137788' };
const refusalOf = (password: string, names: Partial<KnownNames> = {}) => {
  try {
    assertGoodPassword(password, { ...ada, ...names });
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.key : error;
  }
};

describe('a new password', () => {
  it.each(['password', 'Password1', 'QWERTYUIOP', '12345678', 'iloveyou'])(
    'must not be as common as %s',
    (password) => {
      expect(refusalOf(password)).toBe('password_common');
    },
  );

  it('must not contain the login name, unless that is very short', () => {
    expect(refusalOf('Merchant-2026', { login_name: 'merchant' })).toBe('password_has_login_name');
    expect(refusalOf('canada in spring')).toBeUndefined();
  });

  it.each(['Platen2026', 'print-factory', 'Lovelace!1815', 'countess-1', '13800137788', 'Staff-Admin-26'])(
    'must not consist of known words such as %s',
    (password) => {
      expect(refusalOf(password)).toBe('password_predictable');
    },
  );

  it('must not be the name of the factory', () => {
    const names = { factory_name: 'North Light Prints' };
    expect(refusalOf('northlight1', names)).toBe('password_predictable');
    expect(refusalOf('northlight1')).toBeUndefined();
  });

  it.each(['platen, but with a good rest', 'lovelace wrote notes', '13800137788 and then some'])(
    'may contain known words beside others: %s',
    (password) => {
      expect(refusalOf(password)).toBeUndefined();
    },
  );

  it.each(['correct horse 42', 'aaaa bbbb cccc', '一二三四五六七八'])(
    'may be %s: no composition is required',
    (password) => {
      expect(refusalOf(password)).toBeUndefined();
    },
  );

  it('is compared with 10,000 that the length alone would allow', () => {
    expect(commonPasswords.size).toBe(10_000);
    expect(
      [...commonPasswords].filter((each) => each.length < passwordLengthMin || each !== each.toLowerCase()),
    ).toEqual([]);
  });
});
