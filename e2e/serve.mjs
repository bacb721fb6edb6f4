// Starts the built product on a temporary data folder. Run by Playwright.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'platen-e2e-'));
// The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
chmodSync(dataDir, 0o755);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

process.env['PLATEN_DATA'] = dataDir;
process.env['NODE_ENV'] = 'production';
delete process.env['DATABASE_URL'];
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
