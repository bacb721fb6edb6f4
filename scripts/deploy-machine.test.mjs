import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, run } from './processes.mjs';
import { findUnknownSetting } from './settings.mjs';

const folder = join(root, 'deploy/machine');
/** @param {string} name */
const read = (name) => readFileSync(join(folder, name), 'utf8');

/** @param {string} text lines of NAME=value @returns {Record<string, string>} a value for each name */
const settingsIn = (text) =>
  Object.fromEntries([...text.matchAll(/\b(PLATEN_\w+)=/g)].map(([, name = '']) => [name, 'x']));

describe('the files for one machine without containers', () => {
  const unit = read('platen.service');

  it('use settings that there are', () => {
    for (const name of ['platen.service', 'platen.env.example', 'platen.cron']) {
      expect(Object.keys(settingsIn(read(name))).length).toBeGreaterThan(0);
      expect(findUnknownSetting(settingsIn(read(name))), name).toBeUndefined();
    }
  });

  it('name the same user, folders and files', () => {
    const dataDir = /PLATEN_DATA=(\S+)/.exec(unit)?.[1];
    expect(dataDir).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`);
    expect(read('platen.cron')).toContain(`PLATEN_DATA=${dataDir} `);
    const home = /^WorkingDirectory=(.*)$/m.exec(unit)?.[1];
    expect(read('platen.cron')).toMatch(new RegExp(`^0 2 \\* \\* \\* platen cd ${home} && `, 'm'));
    const settings = /^EnvironmentFile=(.*)$/m.exec(unit)?.[1];
    expect(read('platen.cron')).toContain(`. ${settings} `);
    expect(read('platen.env.example')).toContain(`# ${settings}`);
    for (const log of [/append:(\S+)/.exec(unit)?.[1], />> (\S+)/.exec(read('platen.cron'))?.[1]])
      expect(log).toMatch(/^\/var\/log\/platen\/\w+\.log$/);
    expect(read('platen.logrotate')).toMatch(/^\/var\/log\/platen\/\*\.log \{$/m);
    expect(read('platen.logrotate')).toContain('copytruncate');
    const documented = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    for (const name of readdirSync(folder)) expect(documented, name).toContain(`\`${name}\``);
  });

  it('believes only the proxy of the machine, and is reached through it only', () => {
    expect(unit).toContain('PLATEN_HOST=127.0.0.1');
    expect(unit).toContain('PLATEN_TRUST_PROXY=127.0.0.1');
    expect(read('platen.nginx.conf')).toContain('server 127.0.0.1:7300;');
  });

  it('stops only the server, which stops its PostgreSQL, and gives both the time', () => {
    expect(unit).toMatch(/^KillMode=mixed$/m);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(60);
  });

  it('are a unit that systemd accepts', async (test) => {
    if ((await run('systemd-analyze', ['--version'])).code !== 0) test.skip('systemd-analyze is not installed');
    const scratch = mkdtempSync(join(tmpdir(), 'platen-unit-'));
    const file = join(scratch, 'platen.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath).replace('/opt/platen', root));
    const { output } = await run('systemd-analyze', ['verify', '--man=no', file]);
    rmSync(scratch, { recursive: true });
    // It looks at other units of the machine too.
    expect(output.split('\n').filter((line) => line.includes('platen'))).toEqual([]);
  });
});
