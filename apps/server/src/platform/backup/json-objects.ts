import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { StartupError } from '../errors/startup-error.ts';
import type { BackupStorage } from './backup-storage.ts';

export async function writeJson(storage: BackupStorage, name: string, value: unknown): Promise<void> {
  await storage.write(name, Readable.from([Buffer.from(JSON.stringify(value))]));
}

export async function readJson<T>(storage: BackupStorage, name: string, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(parseJson(await text(Readable.from(storage.read(name)))));
  if (!parsed.success)
    throw new StartupError(`${name} of the backup in ${storage.target.address} is damaged or of a newer version`);
  return parsed.data;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
