import { Visitor } from 'oxc-parser';

/**
 * The platform knows no business term: what a customer, an order or a wallet is, and who may do what, is handed to it. If it
 * knew, a new kind of customer or of order would change what every request passes through.
 *
 * Only words are listed that have one meaning here, so that whoever is told of one does not learn to ignore this check.
 * `order` sorts, `role` is one of PostgreSQL or of a process, `plan` is one of a query, `member` may be one of an archive, WAL is
 * shipped, a server runs in production, and a template may be one of a text.
 */

/** As they begin in a name or a text, in the singular. */
const things = [
  'sku_template',
  'custom_page',
  'custom_item',
  'image_librar',
  'font_librar',
  'library_categor',
  'catalogue',
  'storefront',
  'form_order',
  'order_no',
  'order_sheet',
  'order_image',
  'import_task',
  'header_mapping',
  'production_batch',
  'production_image',
  'print_run',
  'outbounds',
  'parcel',
  'shipping_setting',
  'shipping_method',
  'shipping_compan',
  'tracking_n',
  'webhook',
  'wallet',
  'merchant',
  'seller',
  'buyer',
  'price',
  'payment',
  'prepaid',
  'recharge',
  'refund',
  'advance_amount',
  'advance_fen',
  'ledger',
  'bill',
  'invoice',
  'consumption_record',
  'approval',
  'approver',
  'erasure',
  'sample_data',
];
/** Who acts, and what decides what they may do. */
const people = [
  'customer',
  'company',
  'companies',
  'staff',
  'factory_manager',
  'print_operator',
  'prepress',
  'packer',
  'custom_abilit',
  'custom_role',
  'member_role',
  'api_key_scope',
];
const word = new RegExp(`(?<![a-z])(?:${[...things, ...people].join('|')})`, 'g');
/** `@platen/model/accounts/roles`, in whichever district it stands. */
const policyModule = /^@platen\/model\/(?:.*\/)?(abilities|roles|member-roles|custom-roles|customer-plans|api-keys)$/;

/**
 * @param {Pick<import('./modules.mjs').Module, 'file' | 'businessWords'>[]} modules
 * @returns {string[]}
 */
export function findBusinessWords(modules) {
  return modules
    .filter(({ file }) => isOfPlatform(file))
    .flatMap(({ file, businessWords: found }) =>
      found.map((each) => `${file}: names '${each}': the platform knows no business term; have it handed in`),
    );
}

/**
 * What a file of the platform names of the business, in names and texts. Comments may give examples.
 * @param {string} file
 * @param {{ program: import('oxc-parser').Program }} parsed
 * @returns {string[]}
 */
export function businessWords(file, parsed) {
  if (!isOfPlatform(file)) return [];
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {unknown} text */
  const look = (text) => {
    if (typeof text !== 'string') return;
    const policy = policyModule.exec(text)?.[1];
    if (policy !== undefined) found.add(policy);
    else for (const [match] of inSnakeCase(text).matchAll(word)) found.add(match);
  };
  new Visitor({
    Identifier: ({ name }) => look(name),
    Literal: ({ value }) => look(value),
    TemplateElement: ({ value }) => look(value.cooked),
  }).visit(parsed.program);
  return [...found];
}

/** @param {string} file */
function isOfPlatform(file) {
  return file.startsWith('apps/server/src/platform/') && !/[.-]test\.ts$|\/testing\//.test(file);
}

/**
 * `isCustomer` and `image-library` as `is_customer` and `image_library`.
 * @param {string} text
 */
function inSnakeCase(text) {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[- ]/g, '_')
    .toLowerCase();
}
