// npm run build: what a deployment runs.
import './node-version.mjs';
import { ensureBuilt } from './build.mjs';
import { writeSbom } from './dependencies/sbom.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await ensureBuilt('server', 'console');
await writeSbom();
