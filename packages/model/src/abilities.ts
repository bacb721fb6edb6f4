/**
 * Who may do what.
 * To add an ability: put the action behind its resource in `abilities` and name the role that holds it below.
 * A route declares the ability it needs; the console shows menu items, screens and buttons by the same words.
 * `mine/abilities` answers exactly what `abilitiesOf` gives.
 */
export const abilities = {
  home_pages: ['read'],
  api_keys: ['read', 'create', 'update', 'destroy'],
  applications: ['read', 'update'],
  shipping_settings: ['read', 'update'],
  sample_data: ['read', 'create', 'destroy'],
  sku_templates: ['read', 'create', 'update', 'publish', 'unpublish'],
  users_sku_templates: ['read', 'create', 'destroy'],
  categories: ['read', 'create', 'update', 'destroy'],
  font_libraries: ['read', 'create', 'update', 'destroy'],
  image_libraries: ['read', 'create', 'update', 'destroy'],
  library_categories: ['read', 'create', 'update', 'destroy'],
  custom_pages: ['read', 'create', 'update', 'destroy', 'publish'],
  image_library_download_records: ['read', 'create', 'destroy'],
  blobs: ['read', 'create', 'destroy'],
  form_orders: ['read', 'create', 'update', 'destroy', 'close', 'confirm', 'refund'],
  orders: ['read', 'create', 'update', 'close'],
  import_tasks: ['read', 'create', 'update', 'destroy'],
  production_batches: ['read', 'destroy', 'start', 'download'],
  outbounds: ['read', 'create', 'update', 'void'],
  consumption_records: ['read', 'create'],
  bills: ['read'],
  recharges: ['read', 'create', 'approve', 'reject'],
  payment_settings: ['read', 'update'],
  webhooks: ['read', 'create', 'update', 'destroy'],
  users: ['read', 'create', 'update', 'freeze', 'grant_advance', 'reset_password'],
} as const satisfies Record<string, readonly string[]>;

export type Resource = keyof typeof abilities;
export type Ability = { [R in Resource]: `${R}.${(typeof abilities)[R][number]}` }[Resource];

export const roles = ['customer', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

const customerAbilities: readonly Ability[] = [
  'home_pages.read',
  'api_keys.read',
  'api_keys.create',
  'api_keys.update',
  'api_keys.destroy',
  'applications.read',
  'shipping_settings.read',
  'sample_data.read',
  'sku_templates.read',
  'users_sku_templates.read',
  'users_sku_templates.create',
  'users_sku_templates.destroy',
  'categories.read',
  'font_libraries.read',
  'image_libraries.read',
  'library_categories.read',
  'blobs.read',
  'blobs.create',
  'blobs.destroy',
  'form_orders.read',
  'form_orders.create',
  'form_orders.update',
  'form_orders.destroy',
  'form_orders.close',
  'form_orders.confirm',
  'form_orders.refund',
  'orders.read',
  'orders.create',
  'orders.update',
  'orders.close',
  'import_tasks.read',
  'import_tasks.create',
  'import_tasks.update',
  'import_tasks.destroy',
  'production_batches.read',
  'production_batches.destroy',
  'outbounds.read',
  'consumption_records.read',
  'consumption_records.create',
  'bills.read',
  'recharges.read',
  'recharges.create',
  'webhooks.read',
  'webhooks.create',
  'webhooks.update',
  'webhooks.destroy',
];

/** What only an owner of a wallet can do: the factory neither orders nor pays from one. */
const customersOnly: ReadonlySet<Ability> = new Set([
  'form_orders.create',
  'orders.create',
  'import_tasks.create',
  'import_tasks.update',
  'consumption_records.create',
  'recharges.create',
]);

const allAbilities = (Object.keys(abilities) as Resource[]).flatMap((resource) =>
  abilities[resource].map((action) => `${resource}.${action}` as Ability),
);

const held: Record<Role, ReadonlySet<Ability>> = {
  customer: new Set(customerAbilities),
  staff: new Set(allAbilities.filter((ability) => !customersOnly.has(ability))),
  admin: new Set(allAbilities.filter((ability) => !customersOnly.has(ability))),
};

export function canDo(role: Role, ability: Ability): boolean {
  return held[role].has(ability);
}

/** What a role may do, grouped by resource: the answer of `GET /mine/abilities`. */
export function abilitiesOf(role: Role): Partial<Record<Resource, string[]>> {
  const grouped: Partial<Record<Resource, string[]>> = {};
  for (const ability of held[role]) {
    const [resource, action] = ability.split('.') as [Resource, string];
    (grouped[resource] ??= []).push(action);
  }
  return grouped;
}
