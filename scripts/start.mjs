import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areBuilt, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './processes.mjs';
import { assertSettingNames, checkSettings } from './settings.mjs';

assertSettingNames(process.env);
await ensureInstalled();
if (!areBuilt('server', 'console')) await checkSettings();
await ensureBuilt('server', 'console');

process.env['NODE_ENV'] = 'production';
process.setSourceMapsEnabled(true);
// In this process, so that a signal that is sent to `npm start` reaches the server itself.
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
