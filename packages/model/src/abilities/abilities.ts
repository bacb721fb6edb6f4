/**
 * All abilities, by resource; `roles.ts` assigns them to roles.
 * To add one: the action in its resource here, and the roles that have it. A route declares the ability that it
 * requires; the console shows menu items, screens and buttons by the same names.
 */
export const abilities = {
  home_pages: ['read'],
  api_keys: ['read', 'create', 'update', 'destroy'],
  members: ['read', 'create', 'update', 'destroy', 'transfer'],
  applications: ['read', 'update'],
  shipping_settings: ['read', 'update'],
  sample_data: ['read', 'create', 'destroy'],
  audit_entries: ['read'],
  data_protection: ['read', 'update'],
  sign_in_settings: ['read', 'update'],
  health: ['read', 'update'],
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
  approvals: ['read', 'decide'],
  approval_settings: ['update'],
  payment_settings: ['read', 'update'],
  webhooks: ['read', 'create', 'update', 'destroy'],
  roles: ['read', 'create', 'update', 'destroy'],
  users: [
    'read',
    'read_names',
    'create',
    'create_colleagues',
    'update',
    'freeze',
    'grant_advance',
    'reset_password',
    'manage_colleagues',
    'manage_admins',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Resource = keyof typeof abilities;
export type Ability = { [R in Resource]: `${R}.${(typeof abilities)[R][number]}` }[Resource];

export const allAbilities: readonly Ability[] = (Object.keys(abilities) as Resource[]).flatMap((resource) =>
  abilities[resource].map((action) => `${resource}.${action}` as Ability),
);
