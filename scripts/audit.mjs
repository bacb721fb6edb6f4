// npm run audit: known vulnerabilities of the packages that are delivered. It asks the registry, so it is no part of the
// tests, which run without a network; the workflow runs it with every change and every night.
import './node-version.mjs';
import { readFileSync } from 'node:fs';
import { auditOutcome, dueFindings } from './dependencies/audit-outcome.mjs';
import { runNpm } from './dependencies/npm.mjs';
import { say } from './processes.mjs';

const acceptedFile = new URL('./dependencies/accepted-vulnerabilities.json', import.meta.url);
/** @type {import('./dependencies/audit-outcome.mjs').Accepted[]} */
const accepted = JSON.parse(readFileSync(acceptedFile, 'utf8'));
const { output } = await runNpm(['audit', '--omit=dev', '--json']);
const outcome = auditOutcome(output);
if (outcome.kind === 'unreachable') {
  console.error(`platen: NOT CHECKED, the registry did not answer what it knows of vulnerabilities: ${outcome.reason}`);
  process.exitCode = 2;
} else {
  const due = dueFindings(outcome.findings, accepted, new Date());
  for (const line of due) console.error(`platen: ${line}`);
  if (due.length > 0) process.exitCode = 1;
  else say(`no known vulnerability, except for ${accepted.length} that may still wait`);
}
