/** Fields of requests and responses whose values let somebody in. */
const secretFields = new Set([
  'password',
  'current_password',
  'password_confirmation',
  'token',
  'key_value',
  'secret',
  'recovery_code',
  'recovery_codes',
  'verification_code',
  'challenge',
]);
/** Shorter ones, such as six digits, are in logs by chance: as a duration or an id. */
const secretLengthMin = 8;
const wordPattern = /[\w-]+/g;

/** The secrets in the body of a request or a response. */
export function secretsIn(body: unknown): Set<string> {
  const secrets = new Set<string>();
  function collect(value: unknown, isSecret: boolean): void {
    // Reading a file byte by byte takes 100 ms, which tests that watch the event loop would count as the server's.
    if (ArrayBuffer.isView(value)) return;
    if (typeof value === 'string') {
      // A link carries its code in the fragment.
      const code = /^https?:\S*[#&]code=([\w-]+)/.exec(value)?.[1];
      if (code) secrets.add(code);
      if (isSecret && value.length >= secretLengthMin) secrets.add(value);
    } else if (Array.isArray(value)) {
      for (const each of value) collect(each, isSecret);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) collect(each, secretFields.has(name));
    }
  }
  collect(body, false);
  return secrets;
}

/** The texts that contain one of the secrets. */
export function textsWithSecrets(texts: readonly string[], secrets: Iterable<string>): string[] {
  const whole = texts.join('\n');
  // Most secrets are one word: a look-up for each is faster than a search of the whole log.
  const words = new Set(whole.match(wordPattern));
  const isFound = (secret: string) => words.has(secret) || (/[^\w-]/.test(secret) && whole.includes(secret));
  const found = [...secrets].filter(isFound);
  return texts.filter((text) => found.some((secret) => text.includes(secret)));
}
