import { customerStorageSchema, storageUsageSchema } from '@platen/model/files/storage-usage';
import { can, sessionOnly } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const storageUsageCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/storage_usage',
    access: sessionOnly(can('health.read')),
    summary: 'Get how much space files take by kind, and the customers with the most',
    response: storageUsageSchema,
  },
  getOfCustomer: {
    method: 'GET',
    path: '/users/:id/storage_usage',
    access: sessionOnly(can('users.read')),
    summary: 'Get how much space the files of a user take by kind',
    params: idParams,
    response: customerStorageSchema,
  },
});
