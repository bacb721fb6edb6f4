import { mineCalls } from '@platen/contract/accounts/mine.calls';
import { route } from '../../../platform/http/route.ts';
import { getMine, getMineAbilities, updateMine } from './mine.service.ts';

export const mineRoutes = [
  route(mineCalls.get, { run: (ctx) => getMine(ctx) }),
  route(mineCalls.update, { run: (ctx, { body }) => updateMine(ctx, body) }),
  route(mineCalls.abilities, { run: async (ctx) => getMineAbilities(ctx) }),
];
