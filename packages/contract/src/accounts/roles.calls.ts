import { doneSchema } from '@platen/model/accounts/accounts';
import { customRoleInputSchema, customRoleList, customRoleSchema } from '@platen/model/accounts/custom-roles';
import { pageSchema } from '@platen/model/lists/lists';
import { can, reauthenticated, sessionOnly } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const roleCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/roles',
    access: sessionOnly(can('roles.read')),
    summary: 'List custom roles',
    list: customRoleList,
    response: pageSchema(customRoleSchema),
  },
  get: {
    method: 'GET',
    path: '/roles/:id',
    access: sessionOnly(can('roles.read')),
    summary: 'Get a custom role with its abilities and the people who have it',
    params: idParams,
    response: customRoleSchema,
  },
  create: {
    method: 'POST',
    path: '/roles',
    access: reauthenticated(sessionOnly(can('roles.create'))),
    summary: 'Create a role; never with an ability that the caller lacks',
    refuses: ['name_taken', 'too_many_roles'],
    body: customRoleInputSchema,
    response: customRoleSchema,
  },
  update: {
    method: 'PUT',
    path: '/roles/:id',
    access: reauthenticated(sessionOnly(can('roles.update'))),
    summary: 'Change a role; it applies to the people who have it from their next request',
    refuses: ['name_taken'],
    params: idParams,
    body: customRoleInputSchema,
    response: customRoleSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/roles/:id',
    access: reauthenticated(sessionOnly(can('roles.destroy'))),
    summary: 'Delete a role that nobody has',
    refuses: ['role_in_use'],
    params: idParams,
    response: doneSchema,
  },
});
