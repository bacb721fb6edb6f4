import './node-version.mjs';
import { chineseFonts, chromium, firefox } from './browsers.mjs';
import { builtServer, ensureBuilt } from './build.mjs';
import { checks } from './checks.mjs';
import { say } from './processes.mjs';
import { ensureRequirements } from './requirements.mjs';
import { runSteps } from './steps.mjs';
import { playwrightSuite, vitestSuite } from './suites.mjs';
import { readTestOptions } from './test-options.mjs';
import { slowTestTools } from './test-tools.mjs';

const options = readTestOptions(process.argv.slice(2));
if ('wrong' in options) {
  console.error(`platen: ${options.wrong}`);
  process.exit(1);
}
const { districts, isSlow, isFull, mayInstall } = options;
const browsers = await ensureRequirements(
  { chromium, chineseFonts, ...(isSlow && { firefox, ...slowTestTools }) },
  { mayInstall },
);
const env = {
  PLATEN_CHROMIUM: browsers.chromium,
  PLATEN_FIREFOX: browsers.firefox,
  PLATEN_TEST_SERVER: builtServer,
  PLATEN_TEST_QUICK: isSlow ? '' : 'yes',
  PLATEN_TEST_FULL: isFull ? 'yes' : '',
};

say(districts.length > 0 ? `testing ${districts.join(', ')} …` : 'checking and testing …');
/** @param {string} project */
const suite = (project) => vitestSuite(project, { env, districts });
/** @type {import('./steps.mjs').Step} */
const build = {
  name: 'build',
  async run() {
    await ensureBuilt('server', 'console', 'desktop');
    return { passed: 0, failed: 0, skipped: 0, output: '' };
  },
};
const counts = [await runSteps([suite('unit'), build, ...(districts.length > 0 ? [] : checks)])];
// Alone, because some of them measure how long a request has to wait.
counts.push(await runSteps([suite('server')]));
// Two at a time: for a fifth of its time each of them has nothing to do for one of two cores.
counts.push(await runSteps([suite('screens'), suite('render'), playwrightSuite({ env, districts })], 2));

/** @param {'passed' | 'failed' | 'skipped'} what */
const total = (what) => counts.reduce((sum, count) => sum + count[what], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 ? 1 : 0;
