import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];
const macApps = ['Google Chrome', 'Microsoft Edge', 'Chromium'];
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/** An installed Chrome, Edge or Chromium. */
export function findBrowser(env: NodeJS.ProcessEnv): string | undefined {
  return candidates(env).find((path) => existsSync(path));
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') {
    return macApps.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? []);
    return roots.flatMap((root) => windowsPrograms.map((program) => join(root, program)));
  }
  return (env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
}

interface WindowOptions {
  browser: string;
  url: string;
  /** The window's own, so that it is a program of its own beside the browser that somebody uses. */
  profileDir: string;
  args: readonly string[];
}

/** Opens the client's window: a browser without its bars. It ends when the window is closed. */
export function openBrowserWindow({ browser, url, profileDir, args }: WindowOptions): ChildProcess {
  // Chromium's sandbox does not start for root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return spawn(
    browser,
    [
      `--app=${url}`,
      `--user-data-dir=${profileDir}`,
      '--no-first-run',
      '--no-default-browser-check',
      '--window-size=1440,900',
      ...sandbox,
      ...args,
    ],
    { stdio: 'ignore' },
  );
}
