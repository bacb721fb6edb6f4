import { applicationInfoSchema, applicationUpdateSchema } from '@platen/model/factory/application';
import { z } from 'zod';
import { anyone, can, sessionOnly } from '../access.ts';
import { defineCalls } from '../call.ts';

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
    summary: 'Download the desktop client',
    params: z.object({ filename: z.string().max(100) }),
    response: 'raw',
  },
  update: {
    method: 'PUT',
    path: '/application/info',
    access: sessionOnly(can('applications.update')),
    summary: 'Update the application info',
    refuses: ['blob_unknown', 'currency_in_use'],
    body: applicationUpdateSchema,
    response: applicationInfoSchema,
  },
});
