import { appError } from '../../../platform/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** A shorter login name is part of too many good passwords. */
const loginNameLengthMin = 4;

/**
 * Refuses what guessers try first. There are no rules about digits or capitals: they make passwords predictable, and
 * length protects better.
 */
export function assertGoodPassword(password: string, loginName: string): void {
  const text = password.toLowerCase();
  if (commonPasswords.has(text)) throw appError('password_common').at('password');
  if (loginName.length >= loginNameLengthMin && text.includes(loginName.toLowerCase())) {
    throw appError('password_has_login_name').at('password');
  }
}
