import {
  sampleDataRemovalSchema,
  sampleDataRequestSchema,
  sampleDataSchema,
} from '@platen/model/operations/sample-data';
import { can, sessionOnly } from '../access.ts';
import { defineCalls } from '../call.ts';

export const sampleDataCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/sample_data',
    access: sessionOnly(can('sample_data.read')),
    summary: 'Get the status of the sample data',
    response: sampleDataSchema,
  },
  create: {
    method: 'POST',
    path: '/sample_data',
    access: sessionOnly(can('sample_data.create')),
    summary: 'Load sample templates, fonts, image libraries, categories and pages',
    refuses: ['sample_data_present'],
    body: sampleDataRequestSchema,
    response: sampleDataSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/sample_data',
    access: sessionOnly(can('sample_data.destroy')),
    summary: 'Remove the sample data, except what was ordered or changed',
    refuses: ['sample_data_of_demo'],
    response: sampleDataRemovalSchema,
  },
});
