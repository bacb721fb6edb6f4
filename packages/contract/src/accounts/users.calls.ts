import { resetLinkSchema } from '@platen/model/accounts';
import { pageSchema } from '@platen/model/lists';
import { readOptionsAnswer } from '@platen/model/read-options';
import {
  advanceInputSchema,
  userDetailSchema,
  userInputSchema,
  userList,
  userOptions,
  userSchema,
  userUpdateSchema,
} from '@platen/model/users';
import { can, sessionOnly } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const userCalls = defineCalls({
  options: {
    method: 'GET',
    path: '/users/read_options',
    access: can('users.read'),
    summary: 'People for a select',
    list: userOptions,
    answer: readOptionsAnswer,
  },
  list: {
    method: 'GET',
    path: '/users',
    access: can('users.read'),
    summary: 'List people, with the figures of their wallets',
    list: userList,
    answer: pageSchema(userSchema),
  },
  get: {
    method: 'GET',
    path: '/users/:id',
    access: can('users.read'),
    summary: 'One person, with the wallet and every change of the advance',
    params: idParams,
    answer: userDetailSchema,
  },
  create: {
    method: 'POST',
    path: '/users',
    access: sessionOnly(can('users.create')),
    summary: 'Create an account; one of an admin only as an admin',
    refuses: ['name_taken'],
    body: userInputSchema,
    answer: userDetailSchema,
  },
  update: {
    method: 'PUT',
    path: '/users/:id',
    access: sessionOnly(can('users.update')),
    summary: 'Change the name and contact of an account; one of the factory only as an admin',
    params: idParams,
    body: userUpdateSchema,
    answer: userDetailSchema,
  },
  resetLink: {
    method: 'POST',
    path: '/users/:id/reset_link',
    access: sessionOnly(can('users.reset_password')),
    summary: 'Make a link with which the person sets a new password; the newest one is good, once',
    refuses: ['own_password_reset', 'frozen_password_reset'],
    params: idParams,
    answer: resetLinkSchema,
  },
  freeze: {
    method: 'PUT',
    path: '/users/:id/freeze',
    access: sessionOnly(can('users.freeze')),
    summary: 'Freeze an account: it is refused from now on, with every session and API key',
    refuses: ['own_account_freeze', 'last_admin'],
    params: idParams,
    answer: userDetailSchema,
  },
  unfreeze: {
    method: 'PUT',
    path: '/users/:id/unfreeze',
    access: sessionOnly(can('users.freeze')),
    summary: 'Let a frozen account in again',
    refuses: ['own_account_freeze'],
    params: idParams,
    answer: userDetailSchema,
  },
  grantAdvance: {
    method: 'PUT',
    path: '/users/:id/advance',
    access: sessionOnly(can('users.grant_advance')),
    summary: 'Set what a customer may owe; not below what is owed already',
    refuses: ['advance_below_debt'],
    params: idParams,
    body: advanceInputSchema,
    answer: userDetailSchema,
  },
});
