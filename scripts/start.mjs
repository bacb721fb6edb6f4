import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { explainTakenPort, isPortFree } from './port.mjs';
import { root } from './processes.mjs';

// Before all that takes minutes. What is no port is refused by the server, with the setting's name.
const port = Number(process.env['PORT'] || 7300);
const listens = process.env['PLATEN_ROLE'] !== 'worker' && Number.isInteger(port) && port > 0 && port < 65_536;
if (listens && !(await isPortFree(port))) {
  console.error(`platen: ${await explainTakenPort(port)}`);
  process.exit(1);
}

await ensureInstalled();
await ensureBuilt('server', 'console');

process.env['NODE_ENV'] = 'production';
process.setSourceMapsEnabled(true);
// In this process, so that a signal that is sent to `npm start` reaches the server itself.
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
