import { secretsIn, textsWithSecrets } from '@platen/contract/testing/secrets';
import { expect } from 'vitest';

/** Compares what the server of a test file logs and records with every secret that the tests sent or received. */
export function createSecretWatch() {
  const secrets = new Set<string>();
  const lines: string[] = [];

  function expectNoneIn(texts: readonly string[], what: string): void {
    expect(textsWithSecrets(texts, secrets), `${what} with a password, token, key or code`).toEqual([]);
  }

  return {
    /** The body of a request or a response. */
    collect(body: unknown): void {
      for (const secret of secretsIn(body)) secrets.add(secret);
    },
    log: { write: (line: string) => void lines.push(line) },
    expectNoneLogged: () => expectNoneIn(lines, 'log lines'),
    /** Other lines that must not have any of them. */
    expectNoneIn,
  };
}
export type SecretWatch = ReturnType<typeof createSecretWatch>;
