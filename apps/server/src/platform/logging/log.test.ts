import { pino } from 'pino';
import { expect, it } from 'vitest';
import { nodeNotice, readableLine } from './log.ts';

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

it.each([
  ['20.19.0', 'Node 20.19.0 works and is tested; 22 or 24 is recommended'],
  ['22.12.0', undefined],
  ['24.1.0', undefined],
])('says of Node %s what is recommended', (version, notice) => {
  expect(nodeNotice(version)).toBe(notice);
});
