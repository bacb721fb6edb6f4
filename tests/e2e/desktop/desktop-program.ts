import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findFreePort } from '../servers.ts';

const program = fileURLToPath(new URL('../../../apps/desktop/dist/main.js', import.meta.url));

const running = new Set<Desktop>();

/** Ends the clients that a failed test has left running. */
export async function endDesktops(): Promise<void> {
  for (const desktop of running) await desktop.kill();
}

export interface Desktop {
  page: Page;
  /** Kills the process at once, like the operating system does. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** The built client with its window: a browser in app mode, which the test controls. */
export async function startDesktop(serverUrl: string, dataDir: string, home: string): Promise<Desktop> {
  const debugPort = await findFreePort();
  const args = [
    '--headless=new',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${debugPort}`,
    '--lang=en-US',
    '--accept-lang=en-US',
  ];
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      // The initial folder of the file dialog.
      HOME: home,
      USERPROFILE: home,
      PLATEN_SERVER: serverUrl,
      PLATEN_DESKTOP_DATA: dataDir,
      PLATEN_DESKTOP_BROWSER_ARGS: args.join(' '),
      ...(process.env['PLATEN_CHROMIUM'] && { PLATEN_DESKTOP_BROWSER: process.env['PLATEN_CHROMIUM'] }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const browser = await connect(debugPort);
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.waitForEvent('page'));
  if (!page) throw new Error('the client has opened no window');
  const stop = async (signal: NodeJS.Signals) => {
    running.delete(desktop);
    await end(child, browser, signal);
  };
  const desktop: Desktop = { page, kill: () => stop('SIGKILL'), close: () => stop('SIGTERM') };
  running.add(desktop);
  return desktop;
}

/**
 * Starts several clients without windows on one data folder, returns the first output of each, and ends all of them.
 */
export async function startTogether(count: number, serverUrl: string, dataDir: string): Promise<string[]> {
  const env = { ...process.env, PLATEN_SERVER: serverUrl, PLATEN_DESKTOP_DATA: dataDir, PLATEN_DESKTOP_SHELL: 'none' };
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const said = await Promise.all(
    children.map(async ({ stdout }) => {
      for await (const line of createInterface(stdout)) return line;
      return '';
    }),
  );
  for (const child of children) child.kill('SIGKILL');
  return said;
}

/** Retries, because the browser accepts connections only after it has started. */
async function connect(port: number): Promise<Browser> {
  for (let tries = 0; ; tries++) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

async function end(child: ChildProcess, browser: Browser, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  // The window is a separate process, which survives when the client is killed.
  const session = await browser.newBrowserCDPSession().catch(() => undefined);
  await session?.send('Browser.close').catch(() => undefined);
}
