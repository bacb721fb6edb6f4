import { expect, inject, it } from 'vitest';
import type { Release } from '../migrations/migration.ts';
import { migrate } from './platform/installation/migrate.ts';
import { readSchemaState } from './platform/installation/schema-compatibility.ts';
import { recordStateChanges } from './resources/orders/form-orders/testing/ledger-checks.ts';
import { isFullRun } from './testing/full-run.ts';
import { buildRelease, findPreviousRelease } from './testing/previous-release.ts';
import { createInstallation, openShop } from './testing/rolling-upgrade.ts';

/** Placed and paid before, while and after the other version is there. */
const ordersPerPhase = 30;

const release = findPreviousRelease();

it.runIf(release !== undefined && isFullRun)(
  `takes orders with the server of ${release} while and after the database is migrated, also when it returns`,
  { timeout: 600_000 },
  async () => {
    const built = buildRelease(release ?? '');
    const installation = await createInstallation(inject('databaseServerUrl'));
    const { db } = installation;
    const previous = await installation.start(built);
    const servers = [previous];
    const shop = await openShop(installation, servers);
    await shop.waitForOrders(ordersPerPhase);
    const applied = await migrate(db);
    expect((await readSchemaState(db)).pending).toEqual([]);
    await recordStateChanges(db);
    await shop.waitForOrders(ordersPerPhase);
    const current = await installation.start();
    servers.push(current);
    await shop.waitForOrders(ordersPerPhase);

    // It crashes in the middle of the upgrade. What the migrations declare about the release is also what it does.
    await previous.kill('SIGKILL');
    servers.shift();
    const declared = await readSchemaState(db, { release: release?.slice(1) as Release, migrations: {} });
    const refused = declared.faults.filter((fault) => applied.some((name) => fault.includes(name)));
    expect((await installation.run('migrate', [], built)).code).toBe(refused.length > 0 ? 1 : 0);
    const returned = await installation.start(built).catch((error: Error) => error.message);
    expect(typeof returned === 'string' ? returned : '').toContain(refused[0] ?? '');
    expect(typeof returned).toBe(refused.length > 0 ? 'string' : 'object');
    if (typeof returned !== 'string') {
      servers.unshift(returned);
      await shop.waitForOrders(ordersPerPhase);
      // Rolled back: only the release is left.
      await current.kill('SIGTERM');
      servers.pop();
      await shop.waitForOrders(ordersPerPhase);
    }
    await shop.close();
    for (const server of servers) await server.kill('SIGTERM');
    await installation.remove();
  },
);
