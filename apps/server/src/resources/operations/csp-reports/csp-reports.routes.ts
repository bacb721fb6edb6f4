import { cspReportCalls } from '@platen/contract/operations/csp-reports.calls';
import { readBody } from '../../../platform/http/read-body.ts';
import { route } from '../../../platform/http/route.ts';
import { listCspReports, receiveReports } from './csp-reports.service.ts';

/** A report is about a kilobyte, and a browser collects a few of them. */
const bodyMaxBytes = 32 * 1024;

export const cspReportRoutes = [
  route(cspReportCalls.list, { run: (ctx, { list }) => listCspReports(ctx, list) }),
  route(cspReportCalls.receive, {
    // No connection of the database is held while a stranger sends.
    transaction: false,
    limits: [{ by: 'address', max: 60, windowS: 60 }],
    run: async (ctx, { body }, reply) => {
      await receiveReports(ctx, await readBody(body, bodyMaxBytes));
      return reply.status(204).send();
    },
  }),
];
