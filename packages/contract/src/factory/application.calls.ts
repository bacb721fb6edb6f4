import { applicationInfoSchema, applicationUpdateSchema } from '@platen/model/application';
import { anyone, can } from '../access.ts';
import { defineCalls } from '../call.ts';

export const applicationCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/application/info',
    access: anyone,
    summary: 'Name, logo, desktop downloads and versions of this installation',
    answer: applicationInfoSchema,
  },
  update: {
    method: 'PUT',
    path: '/application/info',
    access: can('applications.update'),
    summary: 'Change what this installation says of itself',
    refuses: ['blob_unknown'],
    body: applicationUpdateSchema,
    answer: applicationInfoSchema,
  },
});
