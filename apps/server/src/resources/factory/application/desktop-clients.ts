import { createReadStream, type ReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { apiBasePath } from '@platen/model/api';
import { type DesktopClientFile, desktopClientSchema } from '@platen/model/factory/application';
import { z } from 'zod';
import { appError } from '../../../platform/errors/app-error.ts';

/** The index that `npm run desktop:pack` writes. */
const packedSchema = z.object({
  version: z.string(),
  clients: z.array(desktopClientSchema.omit({ version: true, url: true })),
});

/** The packed clients in a folder; empty if there are none, or while they are being packed. */
export async function listDesktopClients(folder: string): Promise<DesktopClientFile[]> {
  const text = await readFile(join(folder, 'clients.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { version, clients } = packedSchema.parse(JSON.parse(text));
  const found = await Promise.all(
    clients.map(async (client) => {
      const { size } = await stat(join(folder, client.filename)).catch(() => ({ size: -1 }));
      if (size !== client.byte_size) return [];
      return { ...client, version, url: `${apiBasePath}/desktop_clients/${encodeURIComponent(client.filename)}` };
    }),
  );
  return found.flat();
}

/** A packed client, opened for one response. */
export interface OpenedDesktopClient extends DesktopClientFile {
  stream: ReadStream;
}

/** Opens only listed files: nothing else in the folder is public. */
export async function openDesktopClient(folder: string, filename: string): Promise<OpenedDesktopClient> {
  const client = (await listDesktopClients(folder)).find((each) => each.filename === filename);
  if (!client) throw appError('not_found');
  return { ...client, stream: createReadStream(join(folder, client.filename)) };
}
