import { doneSchema } from '@platen/model/accounts/accounts';
import { customRoleInputSchema, customRoleList, customRoleSchema } from '@platen/model/accounts/custom-roles';
import { pageSchema } from '@platen/model/lists/lists';
import { can, reauthenticated, sessionOnly } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing, unique } from '../samples.ts';
import { admins, desks } from '../who.ts';

const role = auditOf('roles', 'GET /roles/:id');

export const roleCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/roles',
    access: sessionOnly(can('roles.read')),
    who: desks('viewer'),
    summary: 'List custom roles',
    list: customRoleList,
    response: pageSchema(customRoleSchema),
  },
  get: {
    method: 'GET',
    path: '/roles/:id',
    access: sessionOnly(can('roles.read')),
    who: desks('viewer'),
    sample: { params: { id: thing('customRole') } },
    summary: 'Get a custom role with its abilities and the people who have it',
    params: idParams,
    response: customRoleSchema,
  },
  create: {
    method: 'POST',
    path: '/roles',
    access: reauthenticated(sessionOnly(can('roles.create'))),
    who: admins,
    audit: role.byResponse({ zh: '新建角色', en: 'Created a role' }),
    sample: {
      body: {
        name: unique,
        description: '',
        start_screen: 'outbounds',
        abilities: ['orders.read', 'outbounds.create'],
      },
    },
    summary: 'Create a role; never with an ability that the caller lacks',
    refuses: ['name_taken', 'too_many_roles'],
    body: customRoleInputSchema,
    response: customRoleSchema,
  },
  update: {
    method: 'PUT',
    path: '/roles/:id',
    access: reauthenticated(sessionOnly(can('roles.update'))),
    who: admins,
    audit: role.byPath({ zh: '修改角色', en: 'Changed a role' }),
    sample: {
      params: { id: thing('customRole') },
      body: {
        name: unique,
        description: '',
        start_screen: 'outbounds',
        abilities: ['orders.read', 'outbounds.create'],
      },
    },
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
    who: admins,
    audit: role.byPath({ zh: '删除角色', en: 'Deleted a role' }),
    sample: { params: { id: thing('customRole') } },
    summary: 'Delete a role that nobody has',
    refuses: ['role_in_use'],
    params: idParams,
    response: doneSchema,
  },
});
