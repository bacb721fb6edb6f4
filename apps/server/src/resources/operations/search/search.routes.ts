import { searchCalls } from '@platen/contract/operations/search.calls';
import { route } from '../../../platform/http/route.ts';
import * as service from './search.service.ts';

export const searchRoutes = [
  route(searchCalls.find, { run: async (ctx, { query }) => ({ data: await service.search(ctx, query.text) }) }),
];
