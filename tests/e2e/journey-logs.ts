import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretsIn } from '@platen/contract/testing/secrets';
import type { BrowserContext, Request } from '@playwright/test';

// Every process of the run evaluates this file again; the environment variable passes the folder of the first evaluation.
process.env['PLATEN_E2E_LOGS'] ??= mkdtempSync(join(tmpdir(), 'platen-e2e-logs-'));
const folder = process.env['PLATEN_E2E_LOGS'];
const secretsFile = join(folder, `secrets-${process.pid}.txt`);
/** The demo prints its password, so that whoever tries it can sign in. */
const recorded = new Set(['platen-demo-2026']);

/** The file that a server writes its log to. */
export function logFileOf(server: string): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, `${server}.log`);
}

/** Remembers the secrets in the body of a request or a response, for the search at the end of the run. */
export function recordSecrets(body: unknown): void {
  for (const secret of secretsIn(body)) {
    if (recorded.has(secret)) continue;
    recorded.add(secret);
    appendFileSync(secretsFile, `${secret}\n`);
  }
}

/** Records what the pages of a context send and receive. Answers to GET have no secrets. */
export function recordSecretsOf(context: BrowserContext): void {
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/app_api/');
  context.on('request', (request) => {
    if (!isCall(request)) return;
    const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    recordSecrets({ token });
  });
  context.on('requestfinished', async (request) => {
    if (!isCall(request) || request.method() === 'GET') return;
    recordSecrets(parse(request.postData()));
    // A redirect has no text, and the page may be left before it is read.
    const answer = await readText(request).catch(() => undefined);
    recordSecrets(parse(answer));
  });
}

async function readText(request: Request): Promise<string | undefined> {
  return (await request.response())?.text();
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Everything that was recorded and logged so far, by all processes of the run. */
export function readLogs(): { secrets: Set<string>; lines: string[] } {
  const linesOf = (end: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(end))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
      .filter((line) => line !== '');
  return { secrets: new Set(linesOf('.txt')), lines: linesOf('.log') };
}

export function removeLogs(): void {
  rmSync(folder, { recursive: true, force: true });
}
