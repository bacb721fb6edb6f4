import { passwordLengthMin } from './accounts.ts';

/** A shorter word is part of too many good passwords. */
const wordLengthMin = 4;
/** Words that somebody who knows this product tries first. */
const productWords = ['platen', 'factory', 'merchant', 'customer', 'admin', 'staff', 'print', 'order'];

/** What a guesser knows about a person. */
export interface KnownNames {
  login_name: string;
  screen_name?: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  factory_name?: string;
}

/** The names that a password gives away, if it must be refused because of them. */
export function findNameInPassword(password: string, names: KnownNames): 'login_name' | 'other_names' | undefined {
  const text = password.toLowerCase();
  const loginName = names.login_name.toLowerCase();
  if (loginName.length >= wordLengthMin && text.includes(loginName)) return 'login_name';
  // Known words are allowed beside enough others: "platen" makes a long passphrase neither better nor worse.
  const rest = knownWords(names).reduce((left, word) => left.replaceAll(word, ''), text);
  return rest.length < Math.min(passwordLengthMin, text.length) ? 'other_names' : undefined;
}

/** Long words first: removing a part of one would leave the other part as if it were unknown. */
export function knownWords({ screen_name = '', email, phone, factory_name = '' }: KnownNames): string[] {
  const names = `${screen_name} ${factory_name}`;
  const own = [...names.split(/\s+/), email?.split('@')[0] ?? '', phone ?? '']
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= wordLengthMin);
  return [...own, ...productWords].toSorted((one, other) => other.length - one.length);
}
