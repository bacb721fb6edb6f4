import { applicationInfoSchema, applicationUpdateSchema } from '@platen/model/application';
import { anyone, can } from '../access.ts';
import { defineCalls } from '../call.ts';

export const applicationCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/application/info',
    access: anyone,
    summary: 'Get the application’s name, logo, desktop downloads and versions',
    answer: applicationInfoSchema,
  },
  update: {
    method: 'PUT',
    path: '/application/info',
    access: can('applications.update'),
    summary: 'Update the application info',
    refuses: ['blob_unknown', 'currency_in_use'],
    body: applicationUpdateSchema,
    answer: applicationInfoSchema,
  },
});
