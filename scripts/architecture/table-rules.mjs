/**
 * Whose rows are whose. A table belongs to the resource that declares it in `interface Database`; only that resource
 * writes it. Others may join it to what they show where it is listed here, and ask its service for everything else.
 * To let one read a table: a name in the list below, and a line in docs/architecture/tables.md.
 *
 * @typedef {import('./modules.mjs').Module} Module
 */

/** The names behind ids, which every list shows: who it was, and which file. */
const readByEveryone = ['users', 'companies', 'blobs'];

/** Which resources read the table of another one. @type {Record<string, string[]>} */
const readBy = {
  wallets: ['users'],
  font_libraries: ['setup', 'renders'],
  shipping_settings: ['setup'],
  payment_settings: ['setup'],
  categories: ['setup', 'sku-templates', 'form-orders', 'orders'],
  library_categories: ['image-libraries'],
  sku_templates: ['setup', 'users-sku-templates', 'form-orders', 'orders', 'data-protection'],
  sku_template_fonts: ['font-libraries'],
  users_sku_templates: ['sku-templates'],
  ordered_templates: ['orders', 'production-batches', 'outbounds', 'data-protection'],
  ordered_template_fonts: ['font-libraries'],
  form_orders: [
    'form-orders',
    'orders',
    'production-batches',
    'outbounds',
    'dashboard',
    'consumption-records',
    'data-protection',
  ],
  orders: [
    'form-orders',
    'orders',
    'production-batches',
    'outbounds',
    'import-tasks',
    'storage-usage',
    'data-protection',
  ],
  order_files: ['data-protection'],
  order_production_images: ['form-orders', 'orders', 'production-batches', 'data-protection'],
  form_order_moves: ['form-orders'],
  order_amendments: ['orders', 'form-orders', 'data-protection'],
  finding_acknowledgements: ['orders'],
  order_images: ['lifecycle', 'production-batches', 'outbounds', 'storage-usage', 'data-protection'],
  renders: ['lifecycle', 'orders', 'production-batches', 'outbounds', 'storage-usage', 'data-protection'],
  render_parts: ['data-protection'],
  import_tasks: ['storage-usage', 'data-protection'],
  import_task_form_orders: ['data-protection'],
  blob_copies: ['storage-usage'],
  custom_roles: ['sessions', 'api-keys', 'users', 'approvals'],
  totp_secrets: ['sign-in-settings', 'api-keys'],
  passkeys: ['sign-in-settings', 'api-keys'],
  sign_in_settings: ['api-keys'],
  bills: ['bills'],
  recharges: ['payment-statements'],
  approvals: ['recharges'],
  access_grants: ['approvals'],
  consumption_records: ['consumption-records'],
  consumption_record_form_orders: ['consumption-records'],
};

/** Time is the one thing that no service changes: the demo dates back what it has made. */
const backdates = 'apps/server/src/demo/backdate.queries.ts';

/**
 * @param {Module[]} modules
 * @returns {string[]}
 */
export function findTableViolations(modules) {
  const server = modules.filter(({ workspace, inner }) => workspace === 'apps/server' && inner.startsWith('src/'));
  const owners = new Map(
    server.flatMap(({ inner, tables }) =>
      tables.declares.map((table) => /** @type {[string, string]} */ ([table, ownerOf(inner)])),
    ),
  );
  const used = new Set();
  const wrong = server
    .filter(({ file, inner }) => file !== backdates && !/[.-]test\.ts$|\/testing\//.test(inner))
    .flatMap(({ file, inner, tables }) => {
      const self = ownerOf(inner);
      const reads = tables.reads.filter((table) => owners.has(table));
      const writes = tables.writes.filter((table) => owners.has(table));
      for (const table of reads) used.add(`${table} ${self}`);
      return [
        ...writes
          .filter((table) => owners.get(table) !== self)
          .map((table) => `${file}: writes ${table}: its rows are those of ${owners.get(table)}; ask its service`),
        ...reads
          .filter((table) => owners.get(table) !== self && !isReader(table, self))
          .map((table) => `${file}: reads ${table}: its rows are those of ${owners.get(table)}; ask its service`),
        ...(reads.length + writes.length > 0 && !holdsSql(inner)
          ? [`${file}: names the table ${[...reads, ...writes][0]}: SQL stands in .queries.ts and .filter.ts`]
          : []),
      ];
    });
  const idle = Object.entries(readBy).flatMap(([table, names]) =>
    names
      .filter((name) => owners.has(table) && !used.has(`${table} ${name}`))
      .map((name) => `scripts/architecture/table-rules.mjs: lets ${name} read ${table}, which it does not`),
  );
  return [...wrong, ...idle];
}

/**
 * A resource by its name, a floor by its own.
 * @param {string} inner
 */
function ownerOf(inner) {
  const [, floor, , resource] = inner.split('/');
  return (floor === 'resources' ? resource : floor) ?? '';
}

/**
 * @param {string} table
 * @param {string} name
 */
function isReader(table, name) {
  return readByEveryone.includes(table) || (readBy[table] ?? []).includes(name);
}

/**
 * The platform and integrations have no resources, and their few tables stand beside what they are for.
 * @param {string} inner
 */
function holdsSql(inner) {
  return /\.(queries|filter)\.ts$/.test(inner) || /^src\/(platform|integrations)\//.test(inner);
}
