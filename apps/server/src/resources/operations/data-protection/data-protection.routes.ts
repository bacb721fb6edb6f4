import { dataProtectionCalls as calls } from '@platen/contract/operations/data-protection.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { exportErasure, exportOwnData } from './data-export.service.ts';
import * as erasures from './erasures.service.ts';
import * as retention from './retention.service.ts';

export const dataProtectionRoutes = [
  route(calls.retention, { run: (ctx) => retention.getRetentionSettings(ctx) }),
  route(calls.updateRetention, { run: (ctx, { body }) => retention.updateRetentionSettings(ctx, body.days) }),
  route(calls.createException, { run: (ctx, { body }) => retention.createException(ctx, body) }),
  route(calls.deleteException, { run: (ctx, { params }) => retention.deleteException(ctx, params.id) }),
  route(calls.erasures, { run: (ctx, { list }) => erasures.listErasures(ctx, list) }),
  route(calls.erasure, { run: (ctx, { params }) => erasures.getErasure(ctx, params.id) }),
  route(calls.createErasure, { run: (ctx, { body }) => erasures.createErasure(ctx, body) }),
  route(calls.recheckErasure, { run: (ctx, { params }) => erasures.recheckErasure(ctx, params.id) }),
  route(calls.confirmErasure, { run: (ctx, { params }) => erasures.confirmErasure(ctx, params.id) }),
  route(calls.deleteErasure, {
    run: async (ctx, { params }) => {
      await erasures.deleteErasure(ctx, params.id);
      return done(ctx);
    },
  }),
  route(calls.exportErasure, {
    run: async (ctx, { params }, reply) => sendFile(reply, await exportErasure(ctx, params.id)),
  }),
  route(calls.exportMine, { run: async (ctx, _, reply) => sendFile(reply, exportOwnData(ctx)) }),
  route(calls.certificate, { isLongResponse: true, run: (ctx, { params }) => erasures.getCertificate(ctx, params.id) }),
];
