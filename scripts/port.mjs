import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Whether a server could listen there, asked by listening: on this machine's own address and on all of them, because a
 * system may let a program have one beside another program's other.
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', undefined]) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // Whatever else is wrong with the address, the server itself says it better.
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Why a start on a port that is taken ends here: who has it, and what to do.
 * @param {number} port
 */
export async function explainTakenPort(port) {
  const who = findListener(port);
  const named = who ? ` by ${who}` : '';
  const other = port + 10;
  if (await isPlaten(port)) {
    return (
      `Platen already runs on http://localhost:${port}${who ? ` (${who})` : ''}. Open it there, or stop it first. ` +
      `Another one beside it needs a port and a data folder of its own: PORT=${other} PLATEN_DATA=./data-${other}`
    );
  }
  return `port ${port} is taken${named}. Stop that program, or choose another port: set PORT to ${other}, for example`;
}

/** @param {number} port */
async function isPlaten(port) {
  try {
    const url = `http://127.0.0.1:${port}/app_api/v1/openapi.json`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    /** @type {{ info?: { title?: string } }} */
    const document = await answer.json();
    return document.info?.title === 'Platen';
  } catch {
    return false;
  }
}

/**
 * The program that listens, as its name and process number; nothing where the system does not tell.
 * @param {number} port
 * @returns {string | undefined}
 */
export function findListener(port) {
  try {
    if (process.platform === 'linux') return listenerOnLinux(port);
    if (process.platform === 'win32') return listenerOnWindows(port);
    const told = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' });
    const [, pid, name] = /p(\d+)\nc(.+)/.exec(told) ?? [];
    return pid && `${name} (process ${pid})`;
  } catch {
    return undefined;
  }
}

/** @param {number} port */
function listenerOnLinux(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === '0A')
      .map((columns) => `socket:[${columns[9]}]`),
  );
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openFilesOf(pid).some((file) => inodes.includes(file))) {
      return `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()} (process ${pid})`;
    }
  }
  return undefined;
}

/**
 * Those of other people's processes are not told.
 * @param {string} pid
 */
function openFilesOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return '';
      }
    });
  } catch {
    return [];
  }
}

/** @param {number} port */
function listenerOnWindows(port) {
  const told = execFileSync('netstat', ['-ano', '-p', 'TCP'], { encoding: 'utf8' });
  const pid = new RegExp(`:${port}\\s+\\S+\\s+LISTENING\\s+(\\d+)`).exec(told)?.[1];
  if (!pid) return undefined;
  const list = execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' });
  return `${/^"([^"]+)"/.exec(list)?.[1] ?? 'a program'} (process ${pid})`;
}
