import { customerStorageSchema, storageUsageSchema } from '@platen/model/files/storage-usage';
import { can, sessionOnly } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { admins, desks } from '../who.ts';

export const storageUsageCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/storage_usage',
    access: sessionOnly(can('health.read')),
    who: admins,
    summary: 'Get the storage used by kind, and the customers who use the most',
    response: storageUsageSchema,
  },
  getOfCustomer: {
    method: 'GET',
    path: '/users/:id/storage_usage',
    access: sessionOnly(can('users.read')),
    who: desks('finance', 'support', 'viewer'),
    sample: { params: { id: thing('customer') } },
    summary: 'Get the storage used by a customer, by kind',
    params: idParams,
    response: customerStorageSchema,
  },
});
