import { passwordLengthMin } from '@platen/model/accounts';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { commonPasswords } from './common-passwords.ts';
import { assertGoodPassword } from './password-rules.ts';

const refusalOf = (password: string, loginName = 'ada') => {
  try {
    assertGoodPassword(password, loginName);
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
    expect(refusalOf('Merchant-2026', 'merchant')).toBe('password_has_login_name');
    expect(refusalOf('canada in spring', 'ada')).toBeUndefined();
  });

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
