import { roles } from './abilities.ts';
import { defineReadOptions } from './read-options.ts';

/** People for a select: those who may see a template, the owner of an order. */
export const userOptions = defineReadOptions({ filters: { role_eq: roles }, sorts: ['created_at', 'screen_name'] });
