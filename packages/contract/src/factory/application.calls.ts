import { applicationInfoSchema, applicationUpdateSchema } from '@platen/model/factory/application';
import { z } from 'zod';
import { anyone, can, sessionOnly } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { unique } from '../samples.ts';
import { desks } from '../who.ts';

const application = auditOf('application', 'GET /application/info');

export const applicationCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/application/info',
    access: anyone,
    summary: 'Get the application’s name, logo, desktop downloads and versions',
    response: applicationInfoSchema,
  },
  desktopClient: {
    method: 'GET',
    path: '/desktop_clients/:filename',
    access: anyone,
    // No client is packed in tests.
    sample: { params: { filename: 'Platen.exe' }, answers: 404 },
    summary: 'Download the desktop client',
    params: z.object({ filename: z.string().max(100) }),
    response: 'raw',
  },
  update: {
    method: 'PUT',
    path: '/application/info',
    access: sessionOnly(can('applications.update')),
    who: desks(),
    audit: application.byResponse({ zh: '修改应用信息', en: 'Updated the application' }),
    withoutReauthentication: 'factory',
    sample: { body: { desc: unique } },
    summary: 'Update the application info',
    refuses: ['blob_unknown', 'currency_in_use'],
    body: applicationUpdateSchema,
    response: applicationInfoSchema,
  },
});
