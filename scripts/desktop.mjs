import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './processes.mjs';

await ensureInstalled();
await ensureBuilt('desktop');

process.setSourceMapsEnabled(true);
// In this process, so that a signal that is sent to `npm run desktop` reaches the client itself.
await import(pathToFileURL(join(root, 'apps/desktop/dist/main.js')).href);
