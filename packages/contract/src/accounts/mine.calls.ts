import { mineAbilitiesSchema, mineSchema } from '@platen/model/accounts';
import { signedIn } from '../access.ts';
import { defineCalls } from '../call.ts';

export const mineCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/mine',
    access: signedIn,
    summary: 'Get your account',
    answer: mineSchema,
  },
  abilities: {
    method: 'GET',
    path: '/mine/abilities',
    access: signedIn,
    summary: 'Get your abilities by resource',
    answer: mineAbilitiesSchema,
  },
});
