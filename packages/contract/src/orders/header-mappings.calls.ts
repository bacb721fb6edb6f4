import {
  headerMappingInputSchema,
  headerMappingSchema,
  headerMappingsSchema,
} from '@platen/model/orders/header-mappings';
import { can, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { buyers } from '../who.ts';

const headerMapping = auditOf('header_mappings', 'GET /header_mappings');

export const headerMappingCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/header_mappings',
    access: withScope(can('import_tasks.create'), 'orders_read'),
    who: buyers,
    summary: 'List your header mappings for order sheets',
    response: headerMappingsSchema,
  },
  save: {
    method: 'PUT',
    path: '/header_mappings',
    access: withScope(can('import_tasks.create'), 'orders_write'),
    who: buyers,
    audit: headerMapping.withoutId({ zh: '保存表头对应关系', en: 'Saved a header mapping' }),
    withoutReauthentication: 'orders',
    sample: { body: { headers: ['A'], mapping: { A: 'no' } } },
    summary: 'Save a header mapping for order sheets',
    description:
      'Stored for your account. Later imports use it for sheets with the same set of headers, in any order. ' +
      '`mapping` gives the column for a header: a field of an order (`no`, `quantity` …) or a custom item with its prefix. ' +
      'An empty mapping deletes the stored one.',
    body: headerMappingInputSchema,
    response: headerMappingSchema,
  },
});
