import { passwordLengthMin } from '@platen/model/accounts/accounts';
import { appError } from '../../../platform/errors/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** A shorter word is part of too many good passwords. */
const wordLengthMin = 4;
/** Words that somebody who knows this product tries first. */
const productWords = ['platen', 'factory', 'merchant', 'customer', 'admin', 'staff', 'print', 'order'];

/** What a guesser knows about a person. */
export interface KnownNames {
  login_name: string;
  screen_name: string;
  email?: string | null;
  phone?: string | null;
  factory_name?: string;
}

/**
 * Refuses what guessers try first. There are no rules about digits or capitals: they make passwords predictable, and
 * length protects better.
 */
export function assertGoodPassword(password: string, names: KnownNames): void {
  const text = password.toLowerCase();
  if (commonPasswords.has(text)) throw appError('password_common').at('password');
  const loginName = names.login_name.toLowerCase();
  if (loginName.length >= wordLengthMin && text.includes(loginName)) {
    throw appError('password_has_login_name').at('password');
  }
  // Known words are allowed beside enough others: "platen" makes a long passphrase neither better nor worse.
  const rest = knownWords(names).reduce((left, word) => left.replaceAll(word, ''), text);
  if (rest.length < Math.min(passwordLengthMin, text.length)) throw appError('password_predictable').at('password');
}

/** Long words first: removing a part of one would leave the other part as if it were unknown. */
function knownWords({ screen_name, email, phone, factory_name = '' }: KnownNames): string[] {
  const names = `${screen_name} ${factory_name}`;
  const own = [...names.split(/\s+/), email?.split('@')[0] ?? '', phone ?? '']
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= wordLengthMin);
  return [...own, ...productWords].toSorted((one, other) => other.length - one.length);
}
