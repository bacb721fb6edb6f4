import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createSecretWatch, type SecretWatch } from '../../../../testing/secret-watch.ts';

const source = ['--import', 'tsx', fileURLToPath(new URL('../../../../main.ts', import.meta.url))];

export interface ServerProcess {
  /** The address of the API, with its base path. */
  url: string;
  /** Is told the bodies of the requests and responses, so that their secrets can be searched for in the log. */
  secrets: SecretWatch;
  /** What it has printed since its start; empty once it has ended. */
  log: readonly string[];
  /** Ends it, and fails if it has logged one of the secrets. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/**
 * The whole product in a separate process that can be killed: the built one if it is configured, because it starts
 * faster.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  {
    built = process.env['PLATEN_TEST_SERVER'],
    secrets = createSecretWatch(),
  }: { built?: string | undefined; secrets?: SecretWatch | undefined } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, built === undefined ? source : [built], {
    env: {
      ...process.env,
      PORT: '0',
      PLATEN_HOST: '127.0.0.1',
      PLATEN_CAPTCHA: 'off',
      PLATEN_DEMO: 'off',
      // Tests send requests faster than people do.
      PLATEN_CALLS_PER_MINUTE: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = readLines(child);
  const url = await addressOf(child, lines);
  return {
    url: `${url}/app_api/v1`,
    secrets,
    log: lines,
    async kill(signal) {
      const isOver = once(child, 'exit');
      child.kill(signal);
      await isOver;
      secrets.expectNoneIn(lines.splice(0), 'log lines');
    },
  };
}

function readLines(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  return lines;
}

async function addressOf(child: ChildProcess, lines: readonly string[]): Promise<string> {
  let isClosed = false;
  // After the exit, and after the last line of its output.
  child.once('close', () => (isClosed = true));
  for (;;) {
    const ready = lines
      .map((line) => /(?:ready on|health endpoint at) (http:\/\/[^\s"/]+)/.exec(line)?.[1])
      .find((url) => url !== undefined);
    if (ready) return ready.replace('localhost', '127.0.0.1');
    if (isClosed) throw new Error(`the server did not start:\n${lines.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
