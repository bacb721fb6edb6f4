import { pageSchema } from '@platen/model/lists';
import { readOptionsAnswer } from '@platen/model/read-options';
import {
  advanceInputSchema,
  userDetailSchema,
  userInputSchema,
  userList,
  userOptions,
  userSchema,
} from '@platen/model/users';
import { can, inPerson } from '../../../platform/http/access.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import * as people from './people.service.ts';
import { listUserOptions } from './users.service.ts';

export const userRoutes = [
  route({
    method: 'GET',
    path: '/users/read_options',
    access: can('users.read'),
    summary: 'People for a select',
    list: userOptions,
    answer: readOptionsAnswer,
    run: (ctx, { list }) => listUserOptions(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/users',
    access: can('users.read'),
    summary: 'List people, with the figures of their wallets',
    list: userList,
    answer: pageSchema(userSchema),
    run: (ctx, { list }) => people.listPeople(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/users/:id',
    access: can('users.read'),
    summary: 'One person, with the wallet and every change of the advance',
    params: idParams,
    answer: userDetailSchema,
    run: (ctx, { params }) => people.getPerson(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/users',
    access: inPerson(can('users.create')),
    summary: 'Create an account; one of an admin only as an admin',
    body: userInputSchema,
    answer: userDetailSchema,
    run: (ctx, { body }) => people.createPerson(ctx, body),
  }),
  route({
    method: 'PUT',
    path: '/users/:id/freeze',
    access: inPerson(can('users.freeze')),
    summary: 'Freeze an account: it is refused from now on, with every session and API key',
    params: idParams,
    answer: userDetailSchema,
    run: (ctx, { params }) => people.setPersonFrozen(ctx, params.id, true),
  }),
  route({
    method: 'PUT',
    path: '/users/:id/unfreeze',
    access: inPerson(can('users.freeze')),
    summary: 'Let a frozen account in again',
    params: idParams,
    answer: userDetailSchema,
    run: (ctx, { params }) => people.setPersonFrozen(ctx, params.id, false),
  }),
  route({
    method: 'PUT',
    path: '/users/:id/advance',
    access: inPerson(can('users.grant_advance')),
    summary: 'Set what a customer may owe; not below what is owed already',
    params: idParams,
    body: advanceInputSchema,
    answer: userDetailSchema,
    run: (ctx, { params, body }) => people.grantAdvance(ctx, params.id, body),
  }),
];
