import {
  headerMappingInputSchema,
  headerMappingSchema,
  headerMappingsSchema,
} from '@platen/model/orders/header-mappings';
import { can, withScope } from '../access.ts';
import { defineCalls } from '../call.ts';

export const headerMappingCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/header_mappings',
    access: withScope(can('import_tasks.create'), 'orders_read'),
    summary: 'List your header mappings for order sheets',
    response: headerMappingsSchema,
  },
  save: {
    method: 'PUT',
    path: '/header_mappings',
    access: withScope(can('import_tasks.create'), 'orders_write'),
    summary: 'Save a header mapping for order sheets',
    description:
      'Stored for your account. Later imports use it for sheets with the same set of headers, in any order. ' +
      '`mapping` gives the column for a header: a field of an order (`no`, `quantity` …) or a custom item with its prefix. ' +
      'An empty mapping deletes the stored one.',
    body: headerMappingInputSchema,
    response: headerMappingSchema,
  },
});
