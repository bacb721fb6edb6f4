import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { apt, aptCommand, canUseApt, hasDebianPackages } from './apt.mjs';
import { run, runTool } from './processes.mjs';

/** @typedef {import('./requirements.mjs').Requirement} Requirement */

/**
 * Shows the screens, the journeys and the window of the desktop client, and draws for the tests of the renderer: one that is here, else
 * the system's package, else Playwright's own download.
 * @type {Requirement}
 */
export const chromium = {
  name: 'Chromium',
  find: async () => firstThatWorks(await chromiumPrograms()),
  async install() {
    if (hasDebianPackages() && (await apt('chromium'))) return;
    const libraries = canUseApt() ? ['--with-deps'] : [];
    await runTool('@playwright/test', ['install', ...libraries, 'chromium'], { show: true });
  },
  howTo: () => `${aptCommand('chromium') ?? 'npx playwright install chromium'}, or set PLATEN_CHROMIUM to its program`,
};

/**
 * Draws what the server draws, for the tests of the renderer. Playwright's Firefox is a build of its own and will not do.
 * @type {Requirement}
 */
export const firefox = {
  name: 'Firefox',
  find: () => firstThatWorks(firefoxPrograms()),
  install: async () => hasDebianPackages() && apt('firefox-esr'),
  howTo: () => `${aptCommand('firefox-esr') ?? 'install it from mozilla.org'}, or set PLATEN_FIREFOX to its program`,
};

/** @type {Requirement} */
export const chineseFonts = {
  name: 'Chinese fonts',
  ifMissing: 'screenshots of Chinese will show boxes',
  async find() {
    // Windows and macOS come with them.
    if (process.platform !== 'linux') return 'the system';
    const { code, output } = await run('fc-list', [':lang=zh']);
    return code === 0 ? output.split('\n')[0] || undefined : undefined;
  },
  install: async () => canUseApt() && apt('fonts-noto-cjk'),
  howTo: () => aptCommand('fonts-noto-cjk') ?? 'install Noto Sans CJK',
};

function firefoxPrograms() {
  const given = process.env['PLATEN_FIREFOX'];
  if (given) return [given];
  const mac = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  return [...inPath(['firefox-esr', 'firefox']), ...installedApps(mac, ['Mozilla Firefox\\firefox.exe'])];
}

async function chromiumPrograms() {
  const given = process.env['PLATEN_CHROMIUM'];
  if (given) return [given];
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  const mac = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const windows = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
  return [...inPath(names), ...installedApps(mac, windows), ...(await playwrightPrograms())];
}

/** None while the packages are not installed. */
async function playwrightPrograms() {
  try {
    return [(await import('@playwright/test')).chromium.executablePath()];
  } catch {
    return [];
  }
}

/** @param {string[]} programs */
async function firstThatWorks(programs) {
  for (const program of programs) if (await works(program)) return program;
  return undefined;
}

/** @param {string[]} names */
function inPath(names) {
  return (process.env['PATH'] ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
}

/**
 * @param {string[]} mac
 * @param {string[]} windows below the folders of programs
 */
function installedApps(mac, windows) {
  if (process.platform === 'darwin') return mac;
  if (process.platform !== 'win32') return [];
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);
  return roots.flatMap((root) => windows.map((program) => join(root, program)));
}

/**
 * Tried: Ubuntu's chromium-browser is a script that asks for snap. On Windows `--version` would open a window.
 * @param {string} program
 */
async function works(program) {
  if (!existsSync(program)) return false;
  return process.platform === 'win32' || (await run(program, ['--version'])).code === 0;
}
