import { storageUsageCalls } from '@platen/contract/files/storage-usage.calls';
import { route } from '../../../platform/http/route.ts';
import { getStorageOf, getStorageUsage } from './storage-usage.service.ts';

export const storageUsageRoutes = [
  route(storageUsageCalls.get, { run: (ctx) => getStorageUsage(ctx) }),
  route(storageUsageCalls.getOfCustomer, { run: (ctx, { params }) => getStorageOf(ctx, params.id) }),
];
