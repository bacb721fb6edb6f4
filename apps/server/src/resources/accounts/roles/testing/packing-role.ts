import type { CustomRoleInput } from '@platen/model/accounts/custom-roles';

export const packing: CustomRoleInput = {
  name: 'Packing',
  description: '',
  start_screen: 'outbounds',
  abilities: ['orders.read', 'outbounds.create'],
};
