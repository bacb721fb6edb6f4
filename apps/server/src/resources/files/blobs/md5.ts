import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

export async function md5OfFile(path: string): Promise<string> {
  const md5 = createHash('md5');
  await pipeline(createReadStream(path), md5);
  return md5.digest('base64');
}
