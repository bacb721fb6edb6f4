/**
 * The work that runs outside of requests, in the order in which screens list it: what customers wait for first. To add a
 * job: its name here and its text in the console's `job-names.messages.ts`; a test compares the names with the registry of
 * the server.
 */
export const jobNames = [
  'render_form_order_images',
  'render_order_images',
  'render_order_production',
  'advance_paid_images',
  'confirm_when_rendered',
  'run_import_task',
  'deliver_webhook',
  'deliver_notification',
  'deliver_security_notice',
  'deliver_verification_code',
  'prepare_pictures',
  'draw_template_covers',
  'delete_stored_files',
  'sweep_unused_uploads',
  'remove_old_files',
  'erase_due_data',
  'run_erasure',
  'measure_storage',
  'sweep_expired',
  'check_payment',
  'expire_recharges',
  'check_ledger',
  'seal_audit',
  'check_audit',
  'back_up_files',
  'verify_backup',
  'make_sample_data',
] as const;
export type JobName = (typeof jobNames)[number];
