// npm run test:cluster: a whole installation of real parts on this machine, whose processes are killed in turn.
import './node-version.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runTool } from './processes.mjs';

const debianPackages = 'postgresql pgbouncer haproxy swift-proxy swift-account swift-container swift-object memcached';

await ensureInstalled();
for (const program of ['pgbouncer', 'haproxy', 'swift-proxy-server', 'memcached', 'setpriv']) {
  const { code } = await run('sh', ['-c', `command -v ${program}`]);
  if (code === 0) continue;
  console.error(`platen: ${program} is missing. On Debian: apt-get install ${debianPackages}`);
  process.exit(1);
}
await ensureBuilt('server');
const { code } = await runTool('vitest', ['run', '--project', 'cluster'], { show: true });
process.exitCode = code;
