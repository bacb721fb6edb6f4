import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Runs a command line program of the server as an operator does: the built one where there is a build, which starts in a
 * fraction of the time.
 */
export async function runServerCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ output: string; errors: string; code: number }> {
  const built = process.env.PLATEN_TEST_SERVER;
  const source = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const program = built ? [join(dirname(built), `${name}.js`)] : ['--import', 'tsx', source];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...program, ...args], {
      env: { ...process.env, ...env },
    });
    return { output: stdout, errors: stderr, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { output: stdout + stderr, errors: stderr, code };
  }
}
