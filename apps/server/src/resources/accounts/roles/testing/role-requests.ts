import type { CustomRoleInput } from '@platen/model/accounts/custom-roles';
import type { useTestApp } from '../../../../testing/test-app.ts';
import { insertRole } from '../roles.queries.ts';

export const packing: CustomRoleInput = {
  name: 'Packing',
  description: '',
  start_screen: 'outbounds',
  abilities: ['orders.read', 'outbounds.create'],
};

/** The requests of the table of accesses. */
export function roleRequests(app: ReturnType<typeof useTestApp>, unique: () => string) {
  const body = () => ({ ...packing, name: unique() });
  const params = async () => ({ params: { id: (await insertRole(app.db, body())) ?? 0 } });
  return {
    'GET /roles/:id': params,
    'POST /roles': async () => ({ body: body() }),
    'PUT /roles/:id': async () => ({ ...(await params()), body: body() }),
    'DELETE /roles/:id': params,
  };
}
