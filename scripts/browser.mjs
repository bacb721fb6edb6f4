import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool, say } from './processes.mjs';

/**
 * A Chromium for the browser tests: one that is here, else the system's package, else Playwright's own download.
 * @returns {Promise<string>} its program
 */
export async function ensureBrowser() {
  const found = (await findBrowser()) ?? (await installBrowser());
  if (found === undefined) {
    console.error('platen: no Chromium found and none could be installed; set PLATEN_CHROMIUM to the path of one');
    process.exit(1);
  }
  await installFonts();
  return found;
}

/**
 * A Firefox for the renderer's tests: one that is here, else the system's package. Playwright's is a build of its own.
 * @returns {Promise<string>} its program
 */
export async function ensureFirefox() {
  const found = (await findFirefox()) ?? (await installFirefox());
  if (found !== undefined) return found;
  console.error('platen: no Firefox found and none could be installed; set PLATEN_FIREFOX to the path of one');
  return process.exit(1);
}

async function installFirefox() {
  if (!hasDebianPackages()) return undefined;
  say('installing Firefox with apt …');
  await apt('firefox-esr');
  return findFirefox();
}

function findFirefox() {
  const given = process.env['PLATEN_FIREFOX'];
  const mac = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  return firstThatWorks(
    given ? [given] : [...inPath(['firefox-esr', 'firefox']), ...installedApps(mac, ['Mozilla Firefox\\firefox.exe'])],
  );
}

async function findBrowser() {
  return firstThatWorks(await candidates());
}

/** @param {string[]} programs */
async function firstThatWorks(programs) {
  for (const program of programs) if (await works(program)) return program;
  return undefined;
}

async function candidates() {
  const given = process.env['PLATEN_CHROMIUM'];
  if (given) return [given];
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  const mac = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const windows = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
  const { chromium } = await import('@playwright/test');
  return [...inPath(names), ...installedApps(mac, windows), chromium.executablePath()];
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

async function installBrowser() {
  if (hasDebianPackages()) {
    say('installing Chromium with apt …');
    await apt('chromium');
    const installed = await findBrowser();
    if (installed !== undefined) return installed;
  }
  say('downloading Chromium with Playwright …');
  const libraries = canUseApt() ? ['--with-deps'] : [];
  await runTool('@playwright/test', ['install', ...libraries, 'chromium'], { show: true });
  return findBrowser();
}

/** Screenshots of Chinese are boxes without them; nothing fails for it. */
async function installFonts() {
  if (!canUseApt()) return;
  const { code, output } = await run('fc-list', [':lang=zh']);
  if (code === 0 && output.trim() !== '') return;
  say('installing Chinese fonts with apt …');
  if (!(await apt('fonts-noto-cjk'))) say('no Chinese fonts: screenshots will show boxes in their place');
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Ubuntu has apt too, but its chromium package only leads to snap, which does not run in containers. */
function hasDebianPackages() {
  return canUseApt() && !/^ID(_LIKE)?=.*ubuntu/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @param {string} packageName */
async function apt(packageName) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '--quiet'], { env });
  const { code, output } = await run('apt-get', ['install', '--yes', '--no-install-recommends', packageName], { env });
  if (code !== 0) console.error(output);
  return code === 0;
}
