// node scripts/command.mjs <name> …: a command line program of the server (apps/server/src/<name>.ts), built if necessary.
import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './processes.mjs';
import { assertSettingNames } from './settings.mjs';

const [name] = process.argv.splice(2, 1);
assertSettingNames(process.env);
await ensureInstalled();
await ensureBuilt('server');
await import(pathToFileURL(join(root, `apps/server/dist/${name}.js`)).href);
