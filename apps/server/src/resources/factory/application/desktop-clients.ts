import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { apiBasePath } from '@platen/model/api';
import { type DesktopClientFile, desktopClientSchema } from '@platen/model/factory/application';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { appError } from '../../../platform/errors/app-error.ts';
import { contentDisposition } from '../../../platform/http/content-disposition.ts';

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

/** Sends only listed files: nothing else in the folder is public. */
export async function sendDesktopClient(reply: FastifyReply, folder: string, filename: string): Promise<FastifyReply> {
  const client = (await listDesktopClients(folder)).find((each) => each.filename === filename);
  if (!client) throw appError('not_found');
  return reply
    .header('content-disposition', contentDisposition('attachment', client.filename))
    .header('content-length', client.byte_size)
    .header('etag', `"${client.sha256}"`)
    .header('cache-control', 'no-cache')
    .type('application/octet-stream')
    .send(createReadStream(join(folder, client.filename)));
}
