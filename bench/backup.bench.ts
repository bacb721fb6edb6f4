/**
 * Back from a disaster: base backup, restore and start of an installation with so many orders (`npm run bench backup
 * 8000000`, about 10 GB), beside `cp` of the same folder; and how many seconds of confirmed changes are lost when the machine
 * is lost at any moment. Needs three times the size on the disk.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchDisaster } from './backup/disaster.ts';

const ordersDefault = 8_000_000;

const [, , orders = String(ordersDefault)] = process.argv;
const dir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
// PostgreSQL does not run as root: the user it runs as must reach the folder.
await chmod(dir, 0o755);
try {
  await benchDisaster(dir, Number(orders));
} finally {
  await rm(dir, { recursive: true, force: true });
}
