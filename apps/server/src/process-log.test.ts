import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { runServerProgram } from './testing/command-runs.ts';

it('logs JSON without a terminal, with process, role and host on each line', async () => {
  const environment = { PLATEN_ROLE: 'worker', PLATEN_SECRTE: 'typo', NODE_OPTIONS: '' };
  const { code, stdout, stderr } = await runServerProgram('main', [], environment);
  expect(code).toBe(1);
  expect(stderr).toBe('');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatchObject({ process: expect.any(Number) as number, role: 'worker', host: hostname() });
    expect(line.time, 'in UTC').toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
  expect(lines[0]).toMatchObject({
    level: 50,
    msg: 'there is no setting PLATEN_SECRTE: did you mean PLATEN_SECRET?',
  });
});
