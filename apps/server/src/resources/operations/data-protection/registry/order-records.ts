import type { PersonalRecord } from './table-record.ts';

/**
 * What an order has of its receiver and its customer: names, addresses, texts and photos. In the order in which it is
 * erased: what refers to a row comes before it, and the order itself is last.
 */
export const orderRecords: readonly PersonalRecord[] = [
  {
    table: 'webhook_deliveries',
    dataClass: 'receiver',
    rows: {
      orders: `(payload->'order'->>'id')::bigint`,
      formerOrders: `(payload->'order'->>'id')::bigint`,
      formOrders: `(payload->'form_order'->>'id')::bigint`,
    },
    erase: 'delete',
    columns: ['payload', 'response'],
  },
  {
    table: 'order_amendments',
    dataClass: 'receiver',
    rows: { orders: 'order_id', formerOrders: 'order_id' },
    erase: { changes: `'[]'`, reason: `''` },
  },
  {
    table: 'finding_acknowledgements',
    dataClass: 'content',
    rows: { orders: 'order_id' },
    erase: { findings: `'[]'` },
  },
  {
    table: 'outbounds',
    dataClass: 'receiver',
    rows: { orders: 'order_id' },
    // A carrier tells the receiver's address to whoever knows the number. It is unique among the parcels of an order.
    erase: { shipping_no: `'erased-' || id` },
  },
  {
    table: 'order_images',
    dataClass: 'content',
    rows: { orders: 'order_id' },
    erase: 'delete',
    columns: ['error'],
  },
  { table: 'order_files', dataClass: 'content', rows: { orders: 'order_id' }, erase: 'delete', files: ['blob_id'] },
  {
    table: 'order_production_images',
    dataClass: 'content',
    rows: { orders: 'order_id' },
    erase: 'delete',
    files: ['blob_id'],
  },
  {
    table: 'import_task_photos',
    dataClass: 'content',
    rows: { imports: 'import_task_id' },
    erase: 'delete',
    columns: ['found', 'assignments'],
  },
  {
    table: 'import_task_images',
    dataClass: 'content',
    rows: { imports: 'import_task_id' },
    erase: 'delete',
    columns: ['reference_digest'],
    files: ['blob_id'],
  },
  {
    table: 'import_tasks',
    dataClass: 'receiver',
    rows: { imports: 'id', accounts: 'user_id' },
    erase: 'delete',
    columns: ['errs', 'headers', 'preview'],
    files: ['file_blob_id', 'error_file_blob_id'],
  },
  {
    table: 'form_orders',
    dataClass: 'receiver',
    rows: { sheets: 'import_file_blob_id' },
    erase: { import_file_blob_id: 'null' },
    files: ['import_file_blob_id'],
  },
  { table: 'form_orders', dataClass: 'content', rows: { formOrders: 'id' }, erase: { rejected_reason: `''` } },
  {
    table: 'taggings',
    dataClass: 'content',
    rows: { formOrders: `case taggable_type when 'FormOrder' then taggable_id end`, accounts: 'owner_id' },
    erase: 'delete',
  },
  {
    table: 'idempotency_keys',
    dataClass: 'receiver',
    // A stored response may contain anything that was sent in the last day. The key stays, so that nothing runs twice.
    rows: { owners: 'user_id', accounts: 'user_id' },
    erase: { answer: 'null' },
    isSecret: true,
  },
  {
    table: 'orders',
    dataClass: 'receiver',
    rows: { orders: 'id' },
    erase: {
      receiver_name: `''`,
      company_name: `''`,
      phone: `''`,
      country: `''`,
      province: `''`,
      city: `''`,
      address: `''`,
      zip_code: `''`,
      remark: `''`,
      values: `'{}'`,
      layer_diff: `'{}'`,
      print_findings: `'[]'`,
      errors_count: '0',
      warnings_count: '0',
      updated_at: 'now()',
      erased_at: 'now()',
    },
  },
];
