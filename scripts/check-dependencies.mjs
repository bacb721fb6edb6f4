// npm run check:dependencies: the licenses of what is delivered, against the list.
import './node-version.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLicenseFaults } from './dependencies/licenses.mjs';
import { root, say } from './processes.mjs';

const faults = findLicenseFaults(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  say('the licenses of all production packages are on the list');
}
