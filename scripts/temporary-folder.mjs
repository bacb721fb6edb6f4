import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux has a file system in memory. */
const inMemory = '/dev/shm';
/** Several times what a run needs, so that the memory is not missing elsewhere. */
const roomBytes = 8 * 2 ** 30;
const prefix = 'platen-run-';

/**
 * The folder for the temporary files of one run; it is removed when the run ends. It is in memory where there is room: the
 * tests create and delete the files of hundreds of databases, and a disk takes longer for each of them the more there were.
 */
export function createTemporaryFolder() {
  const parent = hasRoomInMemory() ? inMemory : tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL may run as another user, who must be able to enter it.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) > roomBytes;
  } catch {
    return false;
  }
}

/**
 * What a run left that was killed: in memory, it would stay until the machine is started again.
 * @param {string} parent
 */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix))) {
    if (isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue;
    try {
      rmSync(join(parent, name), { recursive: true });
    } catch {
      // It belongs to somebody else, or another run is removing it.
    }
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else is running, but may not be signaled.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
