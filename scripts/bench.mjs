import './node-version.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, runTool } from './processes.mjs';

const benchDir = join(root, 'bench');
const suffix = '.bench.ts';
const names = existsSync(benchDir)
  ? readdirSync(benchDir)
      .filter((file) => file.endsWith(suffix))
      .map((file) => file.slice(0, -suffix.length))
  : [];
const [name, ...args] = process.argv.slice(2);

if (name !== undefined && names.includes(name)) {
  await ensureInstalled();
  const { code } = await runTool('tsx', [join(benchDir, `${name}${suffix}`), ...args], { show: true });
  process.exitCode = code;
} else {
  console.log(name === undefined ? 'npm run bench <name>, with one of:' : `There is no bench "${name}". There are:`);
  console.log(names.map((each) => `  ${each}`).join('\n') || '  (none yet)');
  process.exitCode = name === undefined ? 0 : 1;
}
