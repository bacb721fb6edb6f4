import { findNameInPassword, type KnownNames } from '@platen/model/accounts/password-names';
import { appError } from '../../../platform/errors/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/**
 * Refuses what guessers try first. There are no rules about digits or capitals: they make passwords predictable, and
 * length protects better.
 */
export function assertGoodPassword(password: string, names: KnownNames): void {
  if (commonPasswords.has(password.toLowerCase())) throw appError('password_common').at('password');
  const found = findNameInPassword(password, names);
  if (found) throw appError(found === 'login_name' ? 'password_has_login_name' : 'password_predictable').at('password');
}
