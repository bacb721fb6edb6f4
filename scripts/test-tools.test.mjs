import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canUseApt } from './apt.mjs';
import { root } from './processes.mjs';
import { slowTestTools } from './test-tools.mjs';

let bin = '';
beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'platen-tools-'));
  vi.stubEnv('PATH', `${bin}:/usr/bin:/bin`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(bin, { recursive: true });
});

/** @param {string} name @param {string} script */
function addProgram(name, script) {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
}

describe('the tools of the slow tests', () => {
  it.each(Object.entries(slowTestTools))('%s is found in the path', async (_key, { name, find }) => {
    addProgram(name, 'exit 0');
    expect(await find()).toBe(join(bin, name));
  });

  it.runIf(canUseApt())('are installed with apt, each by the package that has it', async () => {
    const log = join(bin, 'calls');
    addProgram('apt-get', `echo "$*" >> ${log}`);
    for (const { install } of Object.values(slowTestTools)) await install();
    const installed = readFileSync(log, 'utf8').match(/install .* (\S+)$/gm);
    expect(installed?.map((line) => line.split(' ').at(-1))).toEqual([
      'oathtool',
      'haproxy',
      'nginx-light',
      'prometheus',
      'liblcms2-utils',
    ]);
  });

  it('are what the slow run asks for, with what is lost without each', () => {
    expect(readFileSync(join(root, 'scripts/test.mjs'), 'utf8')).toMatch(/isSlow && \{[^}]*\.\.\.slowTestTools/);
    for (const { ifMissing, howTo } of Object.values(slowTestTools)) {
      expect(ifMissing).toMatch(/will not be/);
      expect(howTo()).toMatch(/install/);
    }
  });
});
