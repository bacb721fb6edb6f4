// A first start with a tenth of one processor, from an empty data folder to the whole demo: `npm run slow-start`.
// It takes about half an hour on an idle machine, which is why no suite runs it. PLATEN_SHARE=20 gives it a fifth.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtServer, ensureBuilt } from './build.mjs';
import { root, say } from './processes.mjs';

const sharePercent = Number(process.env['PLATEN_SHARE'] ?? 10);
const askEveryMs = 5000;
const password = 'platen-demo-2026';
/** What the demo has when it is whole: see `packages/demo`. */
const wanted = { sku_templates: 36, image_libraries: 12, font_libraries: 5, custom_pages: 2, form_orders: 301 };

await ensureBuilt('server', 'console');
const dataDir = mkdtempSync(join(tmpdir(), 'platen-slow-'));
// PostgreSQL does not run as root and must get through.
chmodSync(dataDir, 0o755);
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const api = `${base}/app_api/v1`;
const limit = openLimit();
const startedAt = performance.now();
const server = spawn(process.execPath, [builtServer], {
  cwd: root,
  env: { ...process.env, PORT: String(port), PLATEN_DATA: dataDir, PLATEN_DEMO: 'en', PLATEN_CAPTCHA: 'off' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
/** @type {Promise<number>} */
const ended = new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 1)));
let hasEnded = false;
void ended.then(() => (hasEnded = true));
if (server.pid !== undefined) limit.take(server.pid);

let problems = ['the server ended by itself'];
try {
  problems = await followStart();
} finally {
  server.kill('SIGTERM');
  await ended;
  limit.close();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const problem of problems) console.error(`platen: ${problem}`);
say(problems.length === 0 ? 'everything is there' : 'the start was not whole');
process.exit(problems.length === 0 ? 0 : 1);

/** @returns {Promise<string[]>} what is wrong */
async function followStart() {
  await until(async () => (await fetch(`${base}/readyz`)).ok);
  tell('ready');
  const found = [];
  for (const id of [1, 2]) {
    const { status } = await fetch(`${base}/pages/${id}`);
    if (status !== 200) found.push(`/pages/${id} answers ${status} when the server says that it is ready`);
  }
  const token = await signIn();
  let shown = -1;
  await until(async () => {
    const { state, progress } = await get('/sample_data', token);
    if (progress !== shown) tell(`${progress} %`);
    shown = progress;
    return state === 'made';
  });
  for (const [resource, count] of Object.entries(wanted)) {
    let total = 0;
    await until(async () => {
      ({ total } = (await get(`/${resource}?per_page=1`, token)).meta);
      return true;
    });
    if (total !== count) found.push(`there are ${total} ${resource} instead of ${count}`);
  }
  tell('whole');
  return found;
}

/** @param {string} what */
function tell(what) {
  say(`${what} after ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

async function signIn() {
  const answer = await fetch(`${api}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login_name: 'factory', password }),
  });
  /** @type {{ token: string }} */
  const { token } = await answer.json();
  return token;
}

/**
 * @param {string} path
 * @param {string} token
 * @returns {Promise<any>}
 */
async function get(path, token) {
  const answer = await fetch(api + path, { headers: { authorization: `Bearer ${token}` } });
  // Now and then the database has no turn for ten seconds and more: whoever asks, asks again.
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json();
}

/** Asks until it is so, however long it takes; a server that has ended ends it too. @param {() => Promise<boolean>} ask */
async function until(ask) {
  for (;;) {
    if (hasEnded) throw new Error('the server ended before the demo was whole');
    if (await ask().catch(() => false)) return;
    await sleep(askEveryMs);
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * The limit for the server and all that it starts: a cgroup of the kernel where this user may make one, else the program
 * `cpulimit`, which stops and continues the processes by turns.
 * @returns {{ take: (pid: number) => void, close: () => void }}
 */
function openLimit() {
  const period = 100_000;
  const quota = sharePercent * 1000;
  const group =
    openGroup('/sys/fs/cgroup', { 'cpu.max': `${quota} ${period}` }) ??
    openGroup('/sys/fs/cgroup/cpu', { 'cpu.cfs_period_us': `${period}`, 'cpu.cfs_quota_us': `${quota}` });
  if (group !== undefined) {
    say(`a cgroup gives it ${sharePercent} % of a processor`);
    return { take: (pid) => writeFileSync(join(group, 'cgroup.procs'), String(pid)), close: () => closeGroup(group) };
  }
  say(`cpulimit gives it ${sharePercent} % of a processor (no cgroup can be made here)`);
  return {
    take(pid) {
      const limiter = spawn('cpulimit', ['-l', String(sharePercent), '-m', '-z', '-p', String(pid)], {
        stdio: 'ignore',
      });
      const refuse = () => {
        if (hasEnded) return;
        console.error('platen: neither a cgroup nor cpulimit limits the server: install cpulimit 2.8 or newer');
        server.kill('SIGKILL');
        process.exit(1);
      };
      limiter.once('error', refuse);
      // Another version does not know these options and ends at once; the start would be measured without a limit.
      limiter.once('exit', refuse);
    },
    close: () => undefined,
  };
}

/**
 * @param {string} parent
 * @param {Record<string, string>} settings
 * @returns {string | undefined} the group's folder
 */
function openGroup(parent, settings) {
  // Of this process alone: a group that an interrupted run has left behind must not be in the way.
  const group = join(parent, `platen-slow-start-${process.pid}`);
  try {
    mkdirSync(group);
    // The kernel puts them there; in a folder of any other kind they would be files that limit nothing.
    if (!Object.keys(settings).every((name) => existsSync(join(group, name)))) throw new Error('no cgroup');
    for (const [name, value] of Object.entries(settings)) writeFileSync(join(group, name), value);
    return group;
  } catch {
    closeGroup(group);
    return undefined;
  }
}

/** @param {string} group */
function closeGroup(group) {
  try {
    rmdirSync(group);
  } catch {
    // It was never made, or a process of it has not quite gone: an empty group costs nothing.
  }
}
