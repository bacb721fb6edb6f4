import { desktopPath, type Launched } from '@platen/model/orders/desktop';
import { locales } from '@platen/model/text/locale';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ClientRefused, type DesktopClient } from '../client.ts';
import { ImportRefused } from '../imports/copy-sheet.ts';
import { ActionRefused } from '../jobs/job-flow.ts';
import type { LaunchCodes } from './launch-codes.ts';
import { listFolder } from './list-folder.ts';

export interface BridgeParts {
  client: DesktopClient;
  codes: LaunchCodes;
  token: string;
}

const sessionBody = z.object({ token: z.string().min(1).max(500), locale: z.enum(locales) });
const pathBody = z.object({ path: z.string().min(1).max(4000) });
const jobParams = z.object({ id: z.string(), action: z.enum(['upload', 'pause', 'retry', 'delete']) });
const folderQuery = z.object({ path: z.string().max(4000).optional(), wants: z.enum(['sheets', 'folders']) });
const stateQuery = z.object({ since: z.coerce.number().int().default(0) });
const launchBody = z.object({ code: z.string().max(100) });
const idParams = z.object({ id: z.string() });
const exportBody = z.object({
  sku_template_id: z.number().int().positive(),
  open_type: z.string().max(20).optional(),
  folder: z.string().min(1).max(4000),
});

/** The calls that the page can make to the client. `guard.ts` has checked the caller before. */
export function createBridge({ client, codes, token }: BridgeParts): FastifyInstance {
  const app = Fastify();
  app.setErrorHandler((error, _, reply) => {
    const isRefused = [ClientRefused, ActionRefused, ImportRefused].some((kind) => error instanceof kind);
    const status = error instanceof z.ZodError ? 400 : isRefused ? 409 : 500;
    return reply.status(status).send({ error_message: error instanceof Error ? error.message : String(error) });
  });

  app.post(`${desktopPath}/launch`, async (request, reply) => {
    if (!codes.redeem(launchBody.parse(request.body).code)) return reply.status(401).send({});
    const launched: Launched = { token, session: client.sessionToken };
    return launched;
  });
  app.get(`${desktopPath}/state`, (request) => client.feed.next(stateQuery.parse(request.query).since));

  app.put(`${desktopPath}/session`, async (request) => {
    const { token: sessionToken, locale } = sessionBody.parse(request.body);
    await client.signIn(sessionToken, locale);
    return {};
  });
  app.delete(`${desktopPath}/session`, async () => {
    await client.signOut();
    return {};
  });

  app.post(`${desktopPath}/jobs/:id/:action`, async (request) => {
    const { id, action } = jobParams.parse(request.params);
    await client.jobs.dispatch({ kind: action, id });
    return {};
  });
  app.post(`${desktopPath}/jobs/pause_all`, async () => {
    await client.jobs.dispatch({ kind: 'pauseAll' });
    return {};
  });
  app.post(`${desktopPath}/jobs/clear`, async () => {
    await client.jobs.dispatch({ kind: 'clear' });
    return {};
  });

  app.post(`${desktopPath}/draft`, async (request) => {
    await client.openDraft(pathBody.parse(request.body).path);
    return {};
  });
  app.post(`${desktopPath}/draft/:id/order`, async (request) => {
    await client.order(idParams.parse(request.params).id);
    return {};
  });
  app.post(`${desktopPath}/draft/:id/again`, async (request) => {
    await client.reloadDraft(idParams.parse(request.params).id);
    return {};
  });
  app.delete(`${desktopPath}/draft`, async () => {
    await client.discardDraft();
    return {};
  });

  app.post(`${desktopPath}/export`, async (request) => {
    const { sku_template_id, open_type, folder } = exportBody.parse(request.body);
    await client.exportMaterials({ templateId: sku_template_id, openType: open_type, folder });
    return {};
  });
  app.delete(`${desktopPath}/export`, async () => {
    await client.discardExport();
    return {};
  });

  app.get(`${desktopPath}/folders`, async (request, reply) => {
    const { path, wants } = folderQuery.parse(request.query);
    return listFolder(path, wants).catch(() => reply.status(404).send({ error_message: path ?? '' }));
  });
  return app;
}
