import { expect } from 'vitest';

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

/** Compares what the server of a test file logs and records with every secret that the tests sent or received. */
export function createSecretWatch() {
  const secrets = new Set<string>();
  const lines: string[] = [];

  function collect(value: unknown, isSecret = false): void {
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

  function expectNoneIn(texts: readonly string[], what: string): void {
    const whole = texts.join('\n');
    const words = new Set(whole.match(wordPattern));
    const isFound = (secret: string) => words.has(secret) || (/[^\w-]/.test(secret) && whole.includes(secret));
    const where = [...secrets].filter(isFound).map((secret) => texts.find((text) => text.includes(secret)));
    expect(where, `${what} with a password, token, key or code`).toEqual([]);
  }

  return {
    /** The body of a request or a response. */
    collect: (body: unknown) => collect(body),
    log: { write: (line: string) => void lines.push(line) },
    expectNoneLogged: () => expectNoneIn(lines, 'log lines'),
    /** Other lines that must not have any of them. */
    expectNoneIn,
  };
}
export type SecretWatch = ReturnType<typeof createSecretWatch>;
