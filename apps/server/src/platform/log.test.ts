import { hostname } from 'node:os';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { runServerCommand } from '../testing/command-runs.ts';
import { readableLine } from './log.ts';

it('is one line for each event, whatever a caller sends', () => {
  const forged = 'a\n12:00:00 info request path=/forged\r\u001b[2J\u2028';
  let json = '';
  pino({ timestamp: pino.stdTimeFunctions.isoTime }, { write: (line) => (json += line) }).info(
    { path: forged },
    forged,
  );
  expect(json.trimEnd()).not.toMatch(/[\r\n]/);
  const line = readableLine(json);
  expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(line).toContain('a\\u000a12:00:00 info request path=/forged\\u000d\\u001b[2J');
});

it('is JSON without a terminal, with process, role and host on each line', async () => {
  const environment = { PLATEN_ROLE: 'worker', PLATEN_SECRTE: 'typo', NODE_OPTIONS: '' };
  const { code, output } = await runServerCommand('main', [], environment);
  expect(code).toBe(1);
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatchObject({ process: expect.any(Number) as number, role: 'worker', host: hostname() });
    expect(line.time, 'in UTC').toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
  expect(lines[0]?.msg).toBe('there is no setting PLATEN_SECRTE: did you mean PLATEN_SECRET?');
});
