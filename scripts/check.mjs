import './node-version.mjs';
import { checks } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { runSteps } from './steps.mjs';
import { vitestSuite } from './suites.mjs';
import { createTemporaryFolder } from './temporary-folder.mjs';

await ensureInstalled();
const env = { TMPDIR: createTemporaryFolder() };
const { failed } = await runSteps([vitestSuite('unit', { env, districts: [] }), ...checks]);
process.exitCode = failed > 0 ? 1 : 0;
