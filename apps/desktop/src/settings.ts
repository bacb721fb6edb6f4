import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Settings {
  serverUrl: string;
  dataDir: string;
  /** `none`: the address is printed, and whoever started the client opens it. */
  shell: 'browser' | 'none';
  /** The program to show the window with, where it is not to be looked for. */
  browser: string | undefined;
  browserArgs: string[];
}

/** Why the client cannot start, in one line for the person at the terminal. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** `packedFor` is the server that the program was packed for. */
export function readSettings(env: NodeJS.ProcessEnv, packedFor = 'http://localhost:7300'): Settings {
  const server = env.PLATEN_SERVER ?? packedFor;
  if (!URL.canParse(server) || !/^https?:/.test(server)) {
    throw new SettingsError(`PLATEN_SERVER is no address of a server: ${server}`);
  }
  const shell = env.PLATEN_DESKTOP_SHELL ?? 'browser';
  if (shell !== 'browser' && shell !== 'none') {
    throw new SettingsError(`PLATEN_DESKTOP_SHELL is browser or none, not ${shell}`);
  }
  return {
    serverUrl: new URL(server).origin,
    dataDir: resolve(env.PLATEN_DESKTOP_DATA ?? defaultDataDir(env)),
    shell,
    browser: env.PLATEN_DESKTOP_BROWSER,
    browserArgs: (env.PLATEN_DESKTOP_BROWSER_ARGS ?? '').split(' ').filter((arg) => arg !== ''),
  };
}

/** Where each system keeps what belongs to a program and not to a folder of the user's. */
function defaultDataDir(env: NodeJS.ProcessEnv): string {
  if (process.platform === 'win32') return join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Platen');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Platen');
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'platen-desktop');
}
