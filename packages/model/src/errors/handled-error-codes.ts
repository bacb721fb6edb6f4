/**
 * The codes of the refusals that the console or the desktop client handles itself. They are apart from the error table,
 * so that a page of the console does not carry the texts of all errors in both languages.
 */
export const handledErrorCodes = {
  account_frozen: 40101,
  batch_images_missing: 40933,
  batch_unprintable: 40926,
  insufficient_balance: 40200,
  not_allowed: 40300,
  order_partly_sent: 40927,
  page_changed: 40950,
  reauthentication_required: 40304,
  second_factor_required: 40105,
  second_factor_setup_required: 40306,
  sign_in_expired: 40061,
  template_changed: 40928,
  upload_link_dead: 40302,
} as const;
