import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { thisBuild } from './platform/installation/schema-compatibility.ts';
import { recordStateChanges } from './resources/orders/form-orders/testing/ledger-checks.ts';
import { runServerCommand } from './testing/command-runs.ts';
import { buildNewerServer, type NewerBuild } from './testing/newer-build.ts';
import { createInstallation, openShop } from './testing/rolling-upgrade.ts';

/** Placed and paid in each part of an upgrade. */
const ordersPerPhase = 10;

const compatible = '9000-compatible';
const incompatible = '9001-incompatible';
const reason = 'prices are stored in another unit';

/** This build is the previous one: the next version has one migration more, and the one after it two. */
let next: NewerBuild;
let afterNext: NewerBuild;

beforeAll(() => {
  const migrations = {
    [compatible]: {
      statement: `alter table form_orders add column from_newer text not null default 'none'`,
      compatibleWith: `'${thisBuild.release}'`,
    },
  };
  next = buildNewerServer('900.0.0', migrations);
  afterNext = buildNewerServer('901.0.0', {
    ...migrations,
    [incompatible]: {
      statement: 'alter table form_orders add column unit_price_tenths integer',
      compatibleWith: `{ noneBecause: '${reason}' }`,
    },
  });
});
afterAll(() => {
  next.remove();
  afterNext.remove();
});

const refusal = `version ${thisBuild.release} cannot use this database: no older version works after its migration ${incompatible}: ${reason}.`;

describe('the previous build on the schema of a newer one', () => {
  it('returns after a crash in the middle of an upgrade, and rolls it back', { timeout: 600_000 }, async () => {
    const installation = await createInstallation(inject('databaseServerUrl'));
    const servers = [await installation.start()];
    const shop = await openShop(installation, servers);
    const returnAfterCrash = async () => {
      await servers.shift()?.kill('SIGKILL');
      servers.unshift(await installation.start());
      await shop.waitForOrders(ordersPerPhase);
    };
    await shop.waitForOrders(ordersPerPhase);
    expect(await installation.run('migrate', [], next.built)).toEqual({
      code: 0,
      output: `platen: applied ${compatible}\n`,
    });
    await recordStateChanges(installation.db);
    await shop.waitForOrders(ordersPerPhase);

    await returnAfterCrash();
    const [previous] = servers;
    const warnings = previous?.log.filter((line) => line.includes('a newer version has migrated the database'));
    expect(warnings).toEqual([expect.stringContaining(compatible)]);
    const ready = await fetch(new URL('/readyz', previous?.url));
    const parts = { database: 'ok', store: 'ok', queue: 'ok' };
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', parts }]);
    expect(await installation.run('migrate', [])).toEqual({
      code: 0,
      output: `platen: nothing is changed: a newer version has applied ${compatible}, and this one works with it\n`,
    });
    expect((await installation.run('check-config', [])).output).toContain(
      `migrated by a newer version (${compatible}), which this one works with`,
    );

    servers.push(await installation.start(next.built));
    await shop.waitForOrders(ordersPerPhase);
    await returnAfterCrash();
    await servers.pop()?.kill('SIGTERM');
    await shop.waitForOrders(ordersPerPhase);
    await shop.close();
    await servers[0]?.kill('SIGTERM');
    await installation.remove();
  });

  it('refuses to start where a migration does not suit it', { timeout: 600_000 }, async () => {
    const installation = await createInstallation(inject('databaseServerUrl'));
    const previous = await installation.start();
    expect((await installation.run('check-config', [], afterNext.built)).output).toContain(
      `2 migrations to apply; first stop every process of an older version: ${incompatible} (${reason})`,
    );
    await previous.kill('SIGKILL');
    const current = await installation.start(afterNext.built);
    await expect(installation.start()).rejects.toThrow(refusal);
    const secretFile = join(installation.dataDir, 'next-secret');
    await writeFile(secretFile, 'the next secret of this installation');
    const commands = { migrate: [], 'check-config': [], 'replace-secret': ['--with', secretFile] };
    for (const [command, args] of Object.entries(commands)) {
      const { code, output } = await installation.run(command, args);
      expect([code, output], command).toEqual([1, expect.stringContaining(refusal)]);
    }
    await recordStateChanges(installation.db);
    const shop = await openShop(installation, [current]);
    await shop.waitForOrders(ordersPerPhase);
    await shop.close();
    await current.kill('SIGTERM');
    await installation.remove();
  });

  it('restores a backup of a newer build that suits it, and no other', { timeout: 600_000 }, async () => {
    const installation = await createInstallation(inject('databaseServerUrl'));
    const cases = [
      { built: next.built, code: 0, output: `${compatible} of a newer version, which this one works with` },
      { built: afterNext.built, code: 1, output: `no older version works after its migration ${incompatible}` },
    ];
    for (const { built, code, output } of cases) {
      const folder = join(installation.dataDir, String(code));
      await mkdir(folder);
      const environment = { PLATEN_DATA: join(folder, 'data'), PLATEN_BACKUP_TO: join(folder, 'backup') };
      const run = (name: string, from?: string) => runServerCommand(name, [], environment, from);
      expect(await run('migrate', built)).toMatchObject({ code: 0 });
      expect(await run('backup', built)).toMatchObject({ code: 0 });
      const restored = await runServerCommand('restore', [], { ...environment, PLATEN_DATA: join(folder, 'restored') });
      expect(restored).toMatchObject({ code, output: expect.stringContaining(output) });
    }
    await installation.remove();
  });
});
