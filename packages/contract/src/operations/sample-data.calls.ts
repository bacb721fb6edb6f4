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
    summary: 'Get whether there is sample data, and how far it is loaded',
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
    summary: 'Remove the sample data; what was ordered or changed stays',
    refuses: ['sample_data_of_demo'],
    response: sampleDataRemovalSchema,
  },
});
