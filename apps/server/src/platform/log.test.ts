import { execFile } from 'node:child_process';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

it('is JSON without a terminal, with process, role and host on each line', async () => {
  const environment = { ...process.env, PLATEN_ROLE: 'worker', PLATEN_SECRTE: 'typo', NODE_OPTIONS: '' };
  const started = run(process.execPath, ['--import', 'tsx', main], { env: environment });
  const { code, stdout, stderr } = await started.then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(code).toBe(1);
  expect(stderr).toBe('');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatchObject({ process: expect.any(Number) as number, role: 'worker', host: hostname() });
  }
  expect(lines[0]?.msg).toBe('there is no setting PLATEN_SECRTE: did you mean PLATEN_SECRET?');
});
