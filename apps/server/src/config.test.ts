import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { otherProgramSettings, readConfig, serverSettings } from './config.ts';

describe('settings', () => {
  const read = (environment: Record<string, string>) => readConfig({ PLATEN_DATA: tmpdir(), ...environment });

  it.each([
    ['PLATEN_SECRTE', 'there is no setting PLATEN_SECRTE: did you mean PLATEN_SECRET?'],
    ['PLATEN_S3_BUKET', 'there is no setting PLATEN_S3_BUKET: did you mean PLATEN_S3_BUCKET?'],
    [
      'PLATEN_LISTEN_EVERYWHERE',
      'there is no setting PLATEN_LISTEN_EVERYWHERE: see docs/running.md for those that are',
    ],
  ])('that nothing reads are refused: %s', (name, sentence) => {
    expect(() => read({ [name]: 'x' })).toThrow(sentence);
  });

  it('of other programs and of tests are ignored', () => {
    const names = [...otherProgramSettings, 'PLATEN_CHROMIUM', 'PLATEN_TEST_SERVER', 'PATH', 'SOMETHING_PLATEN'];
    expect(() => read(Object.fromEntries(names.map((name) => [name, 'x'])))).not.toThrow();
  });

  it('are exactly those that docs/running.md lists', () => {
    const text = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8');
    const documented = text
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => namesIn(line.split('|')[1] ?? ''));
    expect(documented.toSorted()).toEqual([...serverSettings, ...otherProgramSettings].toSorted());
  });
});

/** In `PLATEN_S3_ENDPOINT`, `_REGION` the second name means `PLATEN_S3_REGION`. */
function namesIn(cell: string): string[] {
  let group = '';
  return [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => {
    if (name.startsWith('_')) return `${group}${name}`;
    group = /^PLATEN_[A-Z0-9]+/.exec(name)?.[0] ?? '';
    return name;
  });
}
