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
    summary: 'List users as options',
    list: userOptions,
    answer: readOptionsAnswer,
  },
  list: {
    method: 'GET',
    path: '/users',
    access: can('users.read'),
    summary: 'List users with their wallets',
    list: userList,
    answer: pageSchema(userSchema),
  },
  get: {
    method: 'GET',
    path: '/users/:id',
    access: can('users.read'),
    summary: 'Get a user with the wallet and the advance history',
    params: idParams,
    answer: userDetailSchema,
  },
  create: {
    method: 'POST',
    path: '/users',
    access: sessionOnly(can('users.create')),
    summary: 'Create an account; admin accounts only as an admin',
    refuses: ['name_taken'],
    body: userInputSchema,
    answer: userDetailSchema,
  },
  update: {
    method: 'PUT',
    path: '/users/:id',
    access: sessionOnly(can('users.update')),
    summary: 'Update the name and contact of an account; staff accounts only as an admin',
    params: idParams,
    body: userUpdateSchema,
    answer: userDetailSchema,
  },
  resetLink: {
    method: 'POST',
    path: '/users/:id/reset_link',
    access: sessionOnly(can('users.reset_password')),
    summary: 'Create a one-time link for setting a new password; earlier links stop working',
    refuses: ['own_password_reset', 'frozen_password_reset'],
    params: idParams,
    answer: resetLinkSchema,
  },
  freeze: {
    method: 'PUT',
    path: '/users/:id/freeze',
    access: sessionOnly(can('users.freeze')),
    summary: 'Freeze an account, with all its sessions and API keys',
    refuses: ['own_account_freeze', 'last_admin'],
    params: idParams,
    answer: userDetailSchema,
  },
  unfreeze: {
    method: 'PUT',
    path: '/users/:id/unfreeze',
    access: sessionOnly(can('users.freeze')),
    summary: 'Unfreeze an account',
    refuses: ['own_account_freeze'],
    params: idParams,
    answer: userDetailSchema,
  },
  grantAdvance: {
    method: 'PUT',
    path: '/users/:id/advance',
    access: sessionOnly(can('users.grant_advance')),
    summary: 'Set a customer’s advance; not below what is already owed',
    refuses: ['advance_below_debt'],
    params: idParams,
    body: advanceInputSchema,
    answer: userDetailSchema,
  },
});
