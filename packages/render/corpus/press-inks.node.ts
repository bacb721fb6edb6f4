import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { srgbProfile } from '../src/node/srgb-profile.ts';
import { type Inks, makePressProfile } from './make-press-profile.ts';

/**
 * The inks that lcms computes for 216 colors with the profile of the test press. They are recorded in `press-inks.txt`,
 * because few computers have `transicc` (Debian: `liblcms2-utils`). To record them again: `npm run press-inks -w
 * packages/render`.
 */
const recordPath = new URL('press-inks.txt', import.meta.url);

const steps = [0, 51, 102, 153, 204, 255];
/** RGB, three bytes for each color. */
export const probedColors: Uint8Array = Uint8Array.from(
  steps.flatMap((r) => steps.flatMap((g) => steps.flatMap((b) => [r, g, b]))),
);

/** In percent of each ink. */
export function recordedInks(): readonly Inks[] {
  return readInks(readFileSync(recordPath, 'utf8'));
}

export function hasTransicc(): boolean {
  try {
    execFileSync('transicc', ['-n'], { input: '', stdio: ['pipe', 'ignore', 'ignore'] });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

export function runTransicc(): readonly Inks[] {
  const folder = mkdtempSync(join(tmpdir(), 'transicc-'));
  try {
    writeFileSync(join(folder, 'srgb.icc'), srgbProfile);
    writeFileSync(join(folder, 'press.icc'), makePressProfile());
    const colors = Array.from({ length: probedColors.length / 3 }, (_, index) => {
      return probedColors.subarray(index * 3, index * 3 + 3).join(' ');
    });
    const args = ['-n', '-t0', '-isrgb.icc', '-opress.icc'];
    return readInks(execFileSync('transicc', args, { cwd: folder, input: `${colors.join('\n')}\n`, encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads the lines of four numbers and skips all other output of the tool. */
function readInks(text: string): readonly Inks[] {
  const rows = text.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return rows.filter((row) => row.length === 4 && row.every(Number.isFinite)) as unknown as Inks[];
}

if (process.argv[2] === '--record') {
  const head = [
    '# The inks of the test press (make-press-profile.ts) for the 216 colors of press-inks.node.ts, in percent, by',
    '# transicc -n -t0 -isrgb.icc -opress.icc   (LittleCMS 2.14, Debian liblcms2-utils)',
  ];
  const rows = runTransicc().map((inks) => inks.join(' '));
  writeFileSync(recordPath, `${[...head, ...rows].join('\n')}\n`);
}
