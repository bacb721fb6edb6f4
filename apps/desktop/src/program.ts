import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThreadCode } from '@platen/sheet/node/sheet-file';
import { type Core, openCore } from './core/core.ts';
import { writeFileAtomic } from './core/files/write-file-atomic.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { findBrowser, openBrowserWindow } from './shells/browser-window.ts';
import { SingleInstanceLock } from './single-instance-lock.ts';

/** What a program of the client is made of, however it is packed. */
interface Program {
  version: string;
  /** The code of the thread that reads sheets. */
  sheetThread: ThreadCode;
  /** The server that it was packed for; another one where the settings name it. */
  serverUrl?: string | undefined;
}

function print(line: string): void {
  console.log(`platen desktop: ${line}`);
}

let running: Core | undefined;

async function start({ version, sheetThread, serverUrl }: Program): Promise<void> {
  const settings = readSettings(process.env, serverUrl);
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const claimed = await SingleInstanceLock.claim(settings.dataDir, () => running && openWindow(settings, running));
  if (claimed === 'asked') return print('is running already: its window was opened');
  if (claimed === 'silent') throw new SettingsError('is running already, but does not answer: end it and start again');
  const core = await openCore({ ...settings, version, sheetThread, port: await readLastPort(settings.dataDir) });
  await saveLastPort(settings.dataDir, core.port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(core));
  print(`shows ${settings.serverUrl}`);
  void announceUpdate(core, settings);
  running = core;
  openWindow(settings, core);
}

async function announceUpdate(core: Core, { serverUrl }: Settings): Promise<void> {
  const newest = await core.client.updates.check();
  if (newest !== undefined) print(`version ${newest} is there: get it from ${serverUrl}/application/info/1`);
}

let openWindows = 0;

function openWindow(settings: Settings, core: Core): void {
  const url = core.windowUrl();
  const browser = settings.shell === 'none' ? undefined : (settings.browser ?? findBrowser(process.env));
  if (browser === undefined) return print(`open ${url}`);
  const profileDir = join(settings.dataDir, 'window');
  const window = openBrowserWindow({ browser, url, profileDir, args: settings.browserArgs });
  openWindows++;
  window.once('error', (error) => print(`${browser} could not be started: ${error.message}`));
  window.once('exit', () => {
    openWindows--;
    void stopWhenIdle(core);
  });
}

/** Closing the window does not stop what is being sent. */
async function stopWhenIdle(core: Core): Promise<void> {
  if (core.client.jobs.isWorking) print('the window is closed; uploads go on');
  await core.whenIdle();
  if (openWindows === 0) await stop(core);
}

let isStopping = false;
async function stop(core: Core): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await core.close();
  process.exit(0);
}

/** Runs the client until its window is closed and nothing is being sent any more. */
export function runProgram(program: Program): void {
  start(program).catch((error: unknown) => {
    console.error(error instanceof SettingsError ? `platen desktop: ${error.message}` : error);
    process.exit(1);
  });
}

const portFileName = 'port';

/** The port of the last start: what the window's browser keeps for the console belongs to an address. */
async function readLastPort(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, portFileName), 'utf8').catch(() => '');
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

function saveLastPort(dataDir: string, port: number): Promise<void> {
  return writeFileAtomic(join(dataDir, portFileName), String(port));
}
