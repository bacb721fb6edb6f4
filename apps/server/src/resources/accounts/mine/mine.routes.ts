import { mineCalls } from '@platen/contract/accounts/mine.calls';
import { route } from '../../../platform/http/route.ts';
import { getMine, getMineAbilities } from './mine.service.ts';

export const mineRoutes = [
  route(mineCalls.get, { run: (ctx) => getMine(ctx) }),
  route(mineCalls.abilities, { run: async (ctx) => getMineAbilities(ctx) }),
];
