import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from './processes.mjs';

const program = "import('./scripts/temporary-folder.mjs').then((it) => console.log(it.createTemporaryFolder()))";
const runToItsEnd = async () => (await run(process.execPath, ['-e', program])).output.trim();

it('removes the folder of a run when it ends', async () => {
  const folder = await runToItsEnd();
  expect(folder).toContain('platen-run-');
  expect(existsSync(folder)).toBe(false);
});

it('removes what a killed run left, and nothing of a running one', async () => {
  const parent = dirname(await runToItsEnd());
  // No process has a number that large.
  const [abandoned, own] = [4_999_999, process.pid].map((pid) => join(parent, `platen-run-${pid}-test`));
  for (const folder of [abandoned, own]) mkdirSync(String(folder));
  try {
    await runToItsEnd();
    expect([existsSync(String(abandoned)), existsSync(String(own))]).toEqual([false, true]);
  } finally {
    rmSync(String(own), { recursive: true });
  }
});
