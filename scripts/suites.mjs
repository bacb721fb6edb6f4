import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './processes.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * The tests of one vitest project.
 * @param {string} project
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
export function vitestSuite(project, env = {}) {
  const report = reportFile(`vitest-${project}`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return suite(`${project} tests`, report, () => runTool('vitest', args, { env }), countVitest);
}

/**
 * The browser tests.
 * @param {string} chromium the browser's program
 * @returns {Step}
 */
export function playwrightSuite(chromium) {
  const report = reportFile('playwright');
  const env = { PLATEN_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'];
  return suite('browser tests', report, () => runTool('@playwright/test', args, { env }), countPlaywright);
}

/** @param {string} name */
function reportFile(name) {
  return join(root, '.cache/reports', `${name}.json`);
}

/**
 * @param {string} name
 * @param {string} report the file that the runner writes its result to
 * @param {() => Promise<import('./processes.mjs').Finished>} start
 * @param {(result: any) => Count} count
 * @returns {Step}
 */
function suite(name, report, start, count) {
  return {
    name,
    async run() {
      mkdirSync(join(root, '.cache/reports'), { recursive: true });
      rmSync(report, { force: true });
      const { code, output } = await start();
      const { passed, failed } = existsSync(report)
        ? count(JSON.parse(readFileSync(report, 'utf8')))
        : { passed: 0, failed: 0 };
      // A runner fails for more than its tests: a file that does not load, a setup that throws, no test found at all.
      const isWhole = code === 0 && passed > 0;
      return { passed, failed: isWhole ? failed : Math.max(failed, 1), output: output || `${name}: no test ran` };
    },
  };
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number }} result
 * @returns {Count}
 */
function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } }} result
 * @returns {Count}
 */
function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
