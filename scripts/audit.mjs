// npm run audit: known vulnerabilities of the packages that are delivered. It asks the registry, so it is no part of the
// tests, which run without a network; the workflow runs it with every change and every night.
import './node-version.mjs';
import { auditOutcome } from './dependencies/audit-outcome.mjs';
import { runNpm } from './dependencies/npm.mjs';
import { say } from './processes.mjs';

const { output } = await runNpm(['audit', '--omit=dev', '--audit-level=high', '--json']);
const outcome = auditOutcome(output);
if (outcome.kind === 'unreachable') {
  console.error(`platen: NOT CHECKED, the registry did not answer what it knows of vulnerabilities: ${outcome.reason}`);
  process.exitCode = 2;
} else if (outcome.packages.length > 0) {
  console.error(`platen: known vulnerabilities, see npm audit: ${outcome.packages.join(', ')}`);
  process.exitCode = 1;
} else {
  say('no known vulnerability of level high or critical');
}
