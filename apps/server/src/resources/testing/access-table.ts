/**
 * The status that each caller gets from every call of the API. `owner` owns the requested thing, `stranger` is another
 * customer; `…Key` is the API key of the person before it.
 * To add a call: a line here, and in `access-requests.ts` if it needs a thing, a query or a body. A call without a line
 * fails the test.
 */
export const callers = [
  'nobody',
  'stranger',
  'strangerKey',
  'owner',
  'ownerKey',
  'staff',
  'staffKey',
  'admin',
  'adminKey',
] as const;
export type CallerName = (typeof callers)[number];

/** One status for each of `callers`. */
type Statuses = readonly [number, number, number, number, number, number, number, number, number];

const everyone: Statuses = [200, 200, 200, 200, 200, 200, 200, 200, 200];
const signedIn: Statuses = [401, 200, 200, 200, 200, 200, 200, 200, 200];
const inPerson: Statuses = [401, 200, 403, 200, 403, 200, 403, 200, 403];
/** Things of other customers are not found; the factory sees everyone's. */
const owned: Statuses = [401, 404, 404, 200, 200, 200, 200, 200, 200];
const ownedInPerson: Statuses = [401, 404, 403, 200, 403, 200, 403, 200, 403];
const customers: Statuses = [401, 200, 200, 200, 200, 403, 403, 403, 403];
const customersInPerson: Statuses = [401, 200, 403, 200, 403, 403, 403, 403, 403];
const ownMembers: Statuses = [401, 404, 403, 200, 403, 403, 403, 403, 403];
const ownersOnly: Statuses = [401, 404, 404, 200, 200, 403, 403, 403, 403];
const factory: Statuses = [401, 403, 403, 403, 403, 200, 200, 200, 200];
const adminsInPerson: Statuses = [401, 403, 403, 403, 403, 403, 403, 200, 403];
const factoryInPerson: Statuses = [401, 403, 403, 403, 403, 200, 403, 200, 403];
const nobodyInPerson: Statuses = [401, 403, 403, 403, 403, 403, 403, 403, 403];
/** Everyone may call it; this request fails for all of them. */
const everyoneGets = (status: number): Statuses => [...everyone].fill(status) as unknown as Statuses;
/** Like `owned`, but this request fails for those who may see the thing. */
const ownedGets = (status: number): Statuses => [401, 404, 404, status, status, status, status, status, status];

export const accessTable: Readonly<Record<string, Statuses>> = {
  'POST /sessions': everyone,
  // With a challenge that does not exist.
  'POST /sessions/second_factor': everyoneGets(400),
  'POST /sessions/passkey_options': everyone,
  // With a passkey that nobody has.
  'POST /sessions/passkey': everyoneGets(400),
  'DELETE /sessions': inPerson,
  // Nobody has a passkey.
  'POST /sessions/reauthenticate/passkey_options': [401, 409, 403, 409, 403, 409, 403, 409, 403],
  'POST /sessions/reauthenticate': inPerson,
  'GET /mine/sessions': inPerson,
  'DELETE /mine/sessions': inPerson,
  // Sessions of others are not found, and this one is nobody's.
  'DELETE /mine/sessions/:id': [401, 404, 403, 404, 403, 404, 403, 404, 403],
  'GET /mine/factors': inPerson,
  'POST /mine/totp': inPerson,
  // With a wrong code.
  'PUT /mine/totp': [401, 400, 403, 400, 403, 400, 403, 400, 403],
  'DELETE /mine/totp': inPerson,
  'POST /mine/passkeys/options': inPerson,
  // With a passkey that no browser made.
  'POST /mine/passkeys': [401, 400, 403, 400, 403, 400, 403, 400, 403],
  'PUT /mine/passkeys/:id': [401, 404, 403, 404, 403, 404, 403, 404, 403],
  'DELETE /mine/passkeys/:id': [401, 404, 403, 404, 403, 404, 403, 404, 403],
  // Without a factor there is nothing to recover.
  'POST /mine/recovery_codes': [401, 409, 403, 409, 403, 409, 403, 409, 403],
  'GET /sign_in_settings': adminsInPerson,
  'PUT /sign_in_settings': adminsInPerson,
  'GET /captcha': everyone,
  'POST /verification_codes': everyone,
  // With a wrong code.
  'PUT /passwords': everyoneGets(400),
  // With a wrong current password.
  'PUT /mine/change_password': [401, 400, 403, 400, 403, 400, 403, 400, 403],
  'GET /mine': signedIn,
  'PUT /mine': [401, 200, 403, 200, 403, 200, 403, 200, 403],
  'GET /mine/abilities': signedIn,
  'GET /mine/members': customersInPerson,
  'POST /mine/members/invite': customersInPerson,
  'PUT /mine/members/:id': ownMembers,
  'POST /mine/members/:id/reset_link': ownMembers,
  'DELETE /mine/members/:id': ownMembers,
  // Nobody's member.
  'PUT /mine/members/:id/owner': [401, 404, 403, 404, 403, 403, 403, 403, 403],
  'GET /users/:id/members': factoryInPerson,
  'GET /users/read_options': factory,
  'GET /users': factory,
  'GET /users/:id': factory,
  'POST /users': factoryInPerson,
  'POST /users/invite': factoryInPerson,
  'PUT /users/:id': factoryInPerson,
  'POST /users/:id/reset_link': factoryInPerson,
  'GET /users/:id/sign_in': factoryInPerson,
  'DELETE /users/:id/sessions': factoryInPerson,
  'DELETE /users/:id/factors': factoryInPerson,
  'PUT /users/:id/freeze': factoryInPerson,
  'PUT /users/:id/unfreeze': factoryInPerson,
  'GET /roles': factoryInPerson,
  'GET /roles/:id': factoryInPerson,
  'POST /roles': adminsInPerson,
  'PUT /roles/:id': adminsInPerson,
  'DELETE /roles/:id': adminsInPerson,
  'PUT /users/:id/role': adminsInPerson,
  'PUT /users/:id/plan': factoryInPerson,
  'PUT /users/:id/advance': factoryInPerson,

  'GET /api_keys': signedIn,
  // A key sees itself alone.
  'GET /api_keys/:id': [401, 404, 404, 200, 200, 200, 404, 200, 404],
  'POST /api_keys': inPerson,
  'PUT /api_keys/:id': ownedInPerson,
  'POST /api_keys/:id/rotate': ownedInPerson,
  'DELETE /api_keys/:id': ownedInPerson,
  'GET /webhooks': signedIn,
  'GET /webhooks/:id': owned,
  'POST /webhooks': inPerson,
  'PUT /webhooks/:id': ownedInPerson,
  'POST /webhooks/:id/rotate_secret': ownedInPerson,
  'DELETE /webhooks/:id': ownedInPerson,
  'POST /webhooks/:id/test': owned,
  'GET /webhook_deliveries': signedIn,
  'GET /webhook_deliveries/:id': owned,
  'POST /webhook_deliveries/:id/replay': owned,

  'GET /sku_templates': signedIn,
  'GET /sku_templates/read_options': signedIn,
  'GET /sku_templates/get_detail_by_no': signedIn,
  'GET /sku_templates/:id': signedIn,
  'GET /sku_templates/:id/export_materials': signedIn,
  'POST /sku_templates': factory,
  'PUT /sku_templates/:id': factory,
  'POST /sku_templates/:id/copy': factory,
  'PUT /sku_templates/update_edit_time': factory,
  'GET /sku_templates/:id/versions': factory,
  'GET /sku_templates/:id/versions/:version': factory,
  'POST /sku_templates/:id/preview': factory,
  'GET /sku_templates/:id/publish_check': factory,
  'PUT /sku_templates/:id/publish': factory,
  'PUT /sku_templates/:id/unpublish': factory,
  'GET /users_sku_templates': signedIn,
  'GET /users_sku_templates/read_options': signedIn,
  'GET /users_sku_templates/:id': owned,
  'GET /users_sku_templates/:id/export_materials': owned,
  'POST /users_sku_templates': signedIn,
  'DELETE /users_sku_templates/:id': owned,
  'GET /categories': signedIn,
  'GET /categories/read_options': signedIn,
  'GET /categories/:id': signedIn,
  'POST /categories': factory,
  'PUT /categories/:id': factory,
  'DELETE /categories/:id': factory,
  'GET /library_categories': signedIn,
  'GET /library_categories/read_options': signedIn,
  'GET /library_categories/:id': signedIn,
  'POST /library_categories': factory,
  'PUT /library_categories/:id': factory,
  'DELETE /library_categories/:id': factory,
  'GET /tags/read_options': signedIn,
  'GET /acts_as_taggable_on/tags/read_options': signedIn,
  'GET /font_libraries': signedIn,
  'GET /font_libraries/read_options': signedIn,
  'GET /font_libraries/:id': signedIn,
  'POST /font_libraries': factory,
  'PUT /font_libraries/:id': factory,
  'DELETE /font_libraries/:id': factory,
  'GET /image_libraries': signedIn,
  'GET /image_libraries/:id': signedIn,
  'POST /image_libraries': factory,
  // With a picture that is not in the library.
  'POST /image_libraries/:id/copies': [401, 400, 400, 400, 400, 400, 400, 400, 400],
  'PUT /image_libraries/:id': factory,
  'DELETE /image_libraries/:id': factory,
  'GET /custom_pages': factory,
  'GET /custom_pages/:id': factory,
  'POST /custom_pages': factory,
  'PUT /custom_pages/:id': factory,
  'POST /custom_pages/:id/publish': factory,
  'DELETE /custom_pages/:id/schedule': factory,
  'POST /custom_pages/:id/duplicate': factory,
  'DELETE /custom_pages/:id': factory,
  'GET /custom_pages/:id/versions': factory,
  'GET /custom_pages/:id/versions/:version': factory,
  'POST /custom_pages/:id/versions/:version/restore': factory,
  'GET /image_library_download_records': factory,
  'GET /image_library_download_records/:slug': everyone,
  'GET /image_library_download_records/:slug/file': everyone,
  'POST /image_library_download_records': factory,
  'DELETE /image_library_download_records/:slug': factory,

  'POST /active_storage/direct_upload': signedIn,
  // With an invalid link.
  'PUT /active_storage/uploads/:token': everyoneGets(403),
  'GET /blobs/:key/:filename': everyone,
  'GET /active_storage/blobs/read_options': signedIn,
  'DELETE /active_storage/blobs/:id': owned,

  'GET /form_orders': signedIn,
  'GET /form_orders/:id': owned,
  'GET /form_orders/:id/repeat': ownersOnly,
  'POST /form_orders': customers,
  'POST /form_orders/generate': customers,
  'POST /form_orders/batch_generate': customers,
  'POST /form_orders/quote': customers,
  'POST /form_orders/mockups': customers,
  'POST /form_orders/review': owned,
  'PUT /form_orders/:id': owned,
  'PUT /form_orders/:id/close': owned,
  'PUT /form_orders/:id/confirm': owned,
  'DELETE /form_orders/:id/confirm': owned,
  'PUT /form_orders/:id/refund': owned,
  'DELETE /form_orders/:id': owned,
  'GET /import_tasks': signedIn,
  'GET /import_tasks/export': signedIn,
  'GET /import_tasks/:id': owned,
  // With the owner's file.
  'POST /import_tasks': [401, 400, 400, 200, 200, 403, 403, 403, 403],
  // A task that is waiting.
  'PUT /import_tasks/:id': [401, 404, 404, 409, 409, 403, 403, 403, 403],
  'PUT /import_tasks/:id/photos': [401, 404, 404, 409, 409, 403, 403, 403, 403],
  'PUT /import_tasks/:id/order': [401, 404, 404, 409, 409, 403, 403, 403, 403],
  'DELETE /import_tasks/:id': ownedGets(409),
  'GET /header_mappings': customers,
  'PUT /header_mappings': customers,
  'GET /orders/export': signedIn,
  'GET /orders': signedIn,
  'GET /orders/:id': owned,
  'GET /orders/:id/neighbours': owned,
  // For an order that is not drawn.
  'PUT /orders/:id': ownedGets(400),
  'PUT /orders/:id/design': ownedGets(400),
  'PUT /orders/:id/details': owned,
  'PUT /orders/:id/close': owned,
  'POST /orders/:id/render': owned,
  'GET /production_batches': signedIn,
  'GET /production_batches/:id': owned,
  'GET /production_batches/:id/papers': factory,
  'GET /production_batches/:id/download': factory,
  'PUT /production_batches/:id/start': factory,
  'POST /production_batches/:id/render': factory,
  'DELETE /production_batches/:id': owned,
  'GET /outbounds': signedIn,
  'POST /outbounds': factory,
  'POST /outbounds/check': factory,
  'PUT /outbounds/:id': factory,
  'PUT /outbounds/:id/void': factory,
  'GET /dashboard': signedIn,
  'GET /search': inPerson,

  'GET /consumption_records': signedIn,
  'GET /consumption_records/:id': owned,
  'POST /consumption_records': ownersOnly,
  'GET /bills': signedIn,
  'GET /bills/export': signedIn,
  'GET /bills/:id': owned,
  'GET /recharges': signedIn,
  'GET /recharges/methods': signedIn,
  'GET /recharges/:id': owned,
  'POST /recharges': customers,
  // Of a bank transfer.
  'PUT /recharges/:id/check_payment': ownedGets(409),
  'PUT /recharges/:id/approve': factoryInPerson,
  'PUT /recharges/:id/reject': factoryInPerson,
  'GET /approvals': factoryInPerson,
  'GET /approvals/:id': factoryInPerson,
  'PUT /approvals/:id/approve': factoryInPerson,
  'PUT /approvals/:id/reject': factoryInPerson,
  // Only whoever has asked for it.
  'PUT /approvals/:id/withdraw': nobodyInPerson,
  'GET /approval_settings': factoryInPerson,
  'PUT /approval_settings': adminsInPerson,
  'GET /statements': factoryInPerson,
  'GET /statements/:id': factoryInPerson,
  'GET /statements/:id/differences': factoryInPerson,
  'POST /statements': factoryInPerson,
  // No payment provider is configured.
  'POST /payment_notices/wechat': everyoneGets(409),
  'POST /payment_notices/alipay': everyoneGets(409),
  // There is no demo cashier without a demo.
  'GET /demo_cashier/:no': everyoneGets(404),
  'POST /demo_cashier/:no/pay': everyoneGets(404),
  'POST /demo_cashier/:no/cancel': everyoneGets(404),

  'GET /payment_settings': factory,
  'PUT /payment_settings': factoryInPerson,

  'GET /application/info': everyone,
  'GET /desktop_clients/:filename': everyoneGets(404),
  'PUT /application/info': factoryInPerson,
  // The set-up is closed, because there are accounts.
  'GET /setup': everyoneGets(404),
  'POST /setup': everyoneGets(409),
  'GET /setup/checklist': factoryInPerson,
  'PUT /setup/checklist/:step': factoryInPerson,
  'DELETE /setup/checklist': factoryInPerson,
  // Mail is not configured.
  'POST /setup/test_mail': [401, 403, 403, 403, 403, 409, 403, 409, 403],
  'GET /shipping_settings': signedIn,
  'PUT /shipping_settings': factoryInPerson,
  'GET /sample_data': inPerson,
  // The first staff member loads the sample data; the others find it loaded.
  'POST /sample_data': [401, 403, 403, 403, 403, 200, 403, 409, 403],
  'DELETE /sample_data': factoryInPerson,
  'GET /storage_usage': adminsInPerson,
  'GET /users/:id/storage_usage': factoryInPerson,
  'GET /audit_entries': adminsInPerson,
  'GET /audit_entries/export': adminsInPerson,
  'GET /retention_settings': adminsInPerson,
  'PUT /retention_settings': adminsInPerson,
  'POST /retention_exceptions': adminsInPerson,
  'DELETE /retention_exceptions/:id': adminsInPerson,
  'GET /erasures': adminsInPerson,
  'GET /erasures/:id': adminsInPerson,
  'POST /erasures': adminsInPerson,
  // It is still being checked.
  'PUT /erasures/:id/recheck': [401, 403, 403, 403, 403, 403, 403, 409, 403],
  'PUT /erasures/:id/confirm': [401, 403, 403, 403, 403, 403, 403, 409, 403],
  'DELETE /erasures/:id': adminsInPerson,
  'GET /erasures/:id/export': [401, 403, 403, 403, 403, 403, 403, 409, 403],
  // For customers; the factory has no account of its own to export.
  'GET /mine/data_export': [401, 200, 403, 200, 403, 403, 403, 403, 403],
  'GET /erasures/:id/certificate': [401, 403, 403, 403, 403, 403, 403, 409, 403],
  'GET /health': adminsInPerson,
  'GET /health/failed_jobs': adminsInPerson,
  'PUT /health/failed_jobs/:id/retry': adminsInPerson,
  'DELETE /health/failed_jobs/:id': adminsInPerson,
  'POST /health/ledger_check': adminsInPerson,
  'GET /csp_reports': adminsInPerson,
  // Without a report.
  'POST /csp_reports': everyoneGets(204),
};
