import { headerMappingCalls } from '@platen/contract/orders/header-mappings.calls';
import { route } from '../../../platform/http/route.ts';
import * as service from './header-mappings.service.ts';

/** Enough for five hundred long headers. */
const bodyLimitMb = 2;

export const headerMappingRoutes = [
  route(headerMappingCalls.list, { run: (ctx) => service.listOwnHeaderMappings(ctx) }),
  route(headerMappingCalls.save, { bodyLimitMb, run: (ctx, { body }) => service.saveHeaderMapping(ctx, body) }),
];
