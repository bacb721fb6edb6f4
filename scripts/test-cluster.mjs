// npm run test:cluster: a whole installation of real parts on this machine, whose processes are killed in turn.
import './node-version.mjs';
import { chromium } from './browsers.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runTool } from './processes.mjs';
import { ensureRequirements } from './requirements.mjs';

const debianPackages = 'postgresql pgbouncer haproxy swift-proxy swift-account swift-container swift-object memcached';

await ensureInstalled();
for (const program of ['pgbouncer', 'haproxy', 'swift-proxy-server', 'memcached', 'setpriv']) {
  const { code } = await run('sh', ['-c', `command -v ${program}`]);
  if (code === 0) continue;
  console.error(`platen: ${program} is missing. On Debian: apt-get install ${debianPackages}`);
  process.exit(1);
}
await ensureBuilt('server', 'console');
const { chromium: chromiumPath } = await ensureRequirements({ chromium }, { mayInstall: true });
const env = { PLATEN_CHROMIUM: chromiumPath };
const { code } = await runTool('vitest', ['run', '--project', 'cluster'], { env, show: true });
process.exitCode = code;
