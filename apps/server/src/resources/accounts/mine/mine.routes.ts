import { mineAbilitiesSchema, mineSchema } from '@platen/model/accounts';
import { signedIn } from '../../../platform/http/access.ts';
import { route } from '../../../platform/http/route.ts';
import { getMine, getMineAbilities } from './mine.service.ts';

export const mineRoutes = [
  route({
    method: 'GET',
    path: '/mine',
    access: signedIn,
    summary: 'The own account',
    answer: mineSchema,
    run: (ctx) => getMine(ctx),
  }),
  route({
    method: 'GET',
    path: '/mine/abilities',
    access: signedIn,
    summary: 'What the own role may do, by resource',
    answer: mineAbilitiesSchema,
    run: async (ctx) => getMineAbilities(ctx),
  }),
];
