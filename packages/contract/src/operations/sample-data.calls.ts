import {
  sampleDataRemovalSchema,
  sampleDataRequestSchema,
  sampleDataSchema,
} from '@platen/model/operations/sample-data';
import { can, sessionOnly } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { desks, everyone } from '../who.ts';

const sampleData = auditOf('sample_data', 'GET /sample_data');

export const sampleDataCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/sample_data',
    access: sessionOnly(can('sample_data.read')),
    who: everyone,
    summary: 'Get the status of the sample data',
    response: sampleDataSchema,
  },
  create: {
    method: 'POST',
    path: '/sample_data',
    access: sessionOnly(can('sample_data.create')),
    who: desks(),
    audit: sampleData.withoutId({ zh: '载入示例数据', en: 'Loaded sample data' }),
    withoutReauthentication: 'set_up',
    // The first staff member loads the sample data; the others find it loaded.
    sample: { body: { locale: 'en-US' }, answers: { admin: 409 } },
    summary: 'Load sample templates, fonts, image libraries, categories and pages',
    refuses: ['sample_data_present'],
    body: sampleDataRequestSchema,
    response: sampleDataSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/sample_data',
    access: sessionOnly(can('sample_data.destroy')),
    who: desks(),
    audit: sampleData.withoutId({ zh: '移除示例数据', en: 'Removed sample data' }),
    withoutReauthentication: 'set_up',
    summary: 'Remove the sample data, except what was ordered or changed',
    refuses: ['sample_data_of_demo'],
    response: sampleDataRemovalSchema,
  },
});
