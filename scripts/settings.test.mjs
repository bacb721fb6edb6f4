import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, run } from './processes.mjs';
import { findUnknownSetting } from './settings.mjs';

describe('a wrong setting', () => {
  it.each([
    ['PLATEN_SECRTE', 'x'],
    ['PLATEN_S3_BUKET', 'x'],
    ['PLATEN_IMAGE', 'x'],
  ])('is found by its name, before anything is installed: %s', (name, value) => {
    expect(findUnknownSetting({ PATH: '', PLATEN_DEMO: 'on', [name]: value })).toBe(name);
  });

  it.each(['PLATEN_S3_SECRET_KEY', 'PLATEN_SERVER', 'PLATEN_CHROMIUM', 'PLATEN_TEST_FULL', 'SOMETHING_PLATEN'])(
    'is not %s, which the server or another program knows',
    (name) => {
      expect(findUnknownSetting({ [name]: 'x' })).toBeUndefined();
    },
  );

  it('is told before packages are loaded, and one with a wrong value before the build', async () => {
    const misspelled = await run('node', ['scripts/start.mjs'], { env: { PLATEN_SECRTE: 'x' } });
    expect(misspelled).toMatchObject({ code: 1, output: expect.stringContaining('no setting PLATEN_SECRTE') });
    const start = readFileSync(join(root, 'scripts/start.mjs'), 'utf8');
    const order = ['assertSettingNames(', 'ensureInstalled()', 'await checkSettings()', 'await ensureBuilt('];
    expect(order.map((call) => start.indexOf(call))).toEqual(
      order.map((call) => start.indexOf(call)).toSorted((one, other) => one - other),
    );
    const args = ['--import', 'tsx', 'apps/server/src/check-settings.ts'];
    const short = await run('node', args, { env: { PLATEN_SECRET: 'short', PLATEN_DATA: join(root, '.cache') } });
    expect(short).toMatchObject({ code: 1, output: expect.stringMatching(/PLATEN_SECRET is not valid/) });
    expect(short.output).not.toContain('    at ');
  });
});
