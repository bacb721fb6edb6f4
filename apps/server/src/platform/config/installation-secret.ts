import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';

/**
 * 128 random bits as base64 have 22 characters, as hexadecimal digits 32. A secret that people make up must be longer to
 * be as hard to guess.
 */
export const secretLengthMin = 22;

const fileIn = (dataDir: string) => resolve(dataDir, 'secret');

/** Created once and reused: with another secret, every code and stored response would become useless. */
export function readOrCreateSecret(dataDir: string): string {
  const file = fileIn(dataDir);
  try {
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartupError(`cannot use the data folder ${dataDir}: ${(error as Error).message}`);
  }
}

/** Returns the file that was written. */
export function writeSecret(dataDir: string, secret: string): string {
  writeFileSync(fileIn(dataDir), secret, { mode: 0o600 });
  return fileIn(dataDir);
}
