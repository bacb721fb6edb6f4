import { pageSchema } from '@platen/model/lists/lists';
import { cspReportList, cspReportSchema } from '@platen/model/operations/csp-reports';
import { anyone, can, sessionOnly } from '../access.ts';
import { defineCalls } from '../call.ts';
import { admins } from '../who.ts';

export const cspReportCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/csp_reports',
    access: sessionOnly(can('health.read')),
    who: admins,
    summary: 'List content security policy violations reported by browsers',
    list: cspReportList,
    response: pageSchema(cspReportSchema),
  },
  receive: {
    method: 'POST',
    path: '/csp_reports',
    access: anyone,
    // Without a report.
    sample: { answers: 204 },
    summary: 'Receive a content security policy report of a browser',
    refuses: ['body_too_large'],
    body: 'stream',
    isTelemetry: true,
    response: 'raw',
  },
});
