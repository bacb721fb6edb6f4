import './node-version.mjs';
import { checks } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { runSteps } from './steps.mjs';

await ensureInstalled();
const { failed } = await runSteps(checks);
process.exitCode = failed > 0 ? 1 : 0;
