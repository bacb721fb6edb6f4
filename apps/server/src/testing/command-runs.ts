import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

type Environment = Readonly<Record<string, string>>;

/** Runs a command line program of the server as an operator does. A program that fails also says why. */
export async function runServerCommand(
  name: string,
  args: readonly string[],
  env: Environment,
  built?: string,
): Promise<{ output: string; code: number }> {
  const { stdout, stderr, code } = await runServerProgram(name, args, env, built);
  return { output: code === 0 ? stdout : stdout + stderr, code };
}

/**
 * Runs a program of the server: that of another build, named by its `main.js`, or this one, built where there is a build, which
 * starts in a fraction of the time.
 */
export async function runServerProgram(
  name: string,
  args: readonly string[],
  env: Environment,
  built = process.env.PLATEN_TEST_SERVER,
): Promise<{ stdout: string; stderr: string; code: number }> {
  const source = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const program = built ? [join(dirname(built), `${name}.js`)] : ['--import', 'tsx', source];
  try {
    const ended = await promisify(execFile)(process.execPath, [...program, ...args], {
      env: { ...process.env, ...env },
    });
    return { ...ended, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { stdout, stderr, code };
  }
}
