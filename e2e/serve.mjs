// The built product on a data folder of its own, which goes with it. Started by Playwright.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'platen-e2e-'));
// Made for its owner only; where that is root, PostgreSQL runs as another user and must get through.
chmodSync(dataDir, 0o755);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

process.env['PLATEN_DATA'] = dataDir;
process.env['NODE_ENV'] = 'production';
delete process.env['DATABASE_URL'];
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
