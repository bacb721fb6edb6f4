// npm run admin -- create <login> | reset <login>: a one-time link to choose a password, for whoever runs the server.
import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './processes.mjs';

await ensureInstalled();
await ensureBuilt('server');
await import(pathToFileURL(join(root, 'apps/server/dist/admin.js')).href);
