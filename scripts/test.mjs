import './node-version.mjs';
import { ensureBrowser, ensureFirefox } from './browser.mjs';
import { builtServer, ensureBuilt } from './build.mjs';
import { checks } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './processes.mjs';
import { runSteps } from './steps.mjs';
import { playwrightSuite, vitestSuite } from './suites.mjs';

await ensureInstalled();
const chromium = await ensureBrowser();
const firefox = await ensureFirefox();

say('checking and testing …');
const counts = [await runSteps([vitestSuite('unit'), ...checks])];
// One after the other: both keep every core busy, and starved tests fail for want of time.
await ensureBuilt('server');
counts.push(await runSteps([vitestSuite('server', { PLATEN_TEST_SERVER: builtServer })]));
counts.push(await runSteps([vitestSuite('render', { PLATEN_CHROMIUM: chromium, PLATEN_FIREFOX: firefox })]));
counts.push(await runSteps([vitestSuite('screens', { PLATEN_CHROMIUM: chromium })]));
await ensureBuilt('console', 'desktop');
counts.push(await runSteps([playwrightSuite(chromium)]));

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
