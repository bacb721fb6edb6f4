import type { Migration } from 'kysely';
import { accounts } from './0001-accounts.ts';
import { files } from './0002-files.ts';
import { catalogue } from './0003-catalogue.ts';
import { renders } from './0004-renders.ts';
import { orders } from './0005-orders.ts';
import { wallet } from './0006-wallet.ts';
import { webhooks } from './0007-webhooks.ts';
import { webhookEvents } from './0008-webhook-events.ts';
import { reconciliation } from './0009-reconciliation.ts';
import { accountCodes } from './0010-account-codes.ts';
import { shippingSettings } from './0011-shipping-settings.ts';
import { orderAmendments } from './0012-order-amendments.ts';
import { listPlaces } from './0013-list-places.ts';
import { outboundUpdates } from './0014-outbound-updates.ts';
import { printFindings } from './0015-print-findings.ts';
import { paymentSettings } from './0016-payment-settings.ts';
import { shownSizes } from './0017-shown-sizes.ts';
import { overdueHours } from './0018-overdue-hours.ts';
import { printFiles } from './0019-print-files.ts';
import { customPages } from './0020-custom-pages.ts';
import { templateUpdaters } from './0021-template-updaters.ts';
import { subNoSearch } from './0022-sub-no-search.ts';
import { pictureLevels } from './0023-picture-levels.ts';
import { formOrderEnds } from './0024-form-order-ends.ts';
import { templateVersions } from './0025-template-versions.ts';
import { importTasks } from './0026-import-tasks.ts';
import { setup } from './0030-setup.ts';
import { sampleData } from './0035-sample-data.ts';
import { confirmRequests } from './0040-confirm-requests.ts';
import { accountProfiles } from './0041-account-profiles.ts';
import { importLanguages } from './0043-import-languages.ts';
import { installationMarks } from './0046-installation-marks.ts';
import { apiKeyScopes } from './0047-api-key-scopes.ts';
import { webhookSequences } from './0048-webhook-sequences.ts';
import { orderStates } from './0049-order-states.ts';
import { importPhotos } from './0052-import-photos.ts';
import { ledgerChecks } from './0053-ledger-checks.ts';
import { processes } from './0054-processes.ts';
import { paymentChecks } from './0055-payment-checks.ts';
import { statements } from './0056-statements.ts';
import { copiesByTime } from './0057-copies-by-time.ts';
import { fileRetention } from './0060-file-retention.ts';
import { storageUsage } from './0061-storage-usage.ts';
import { recentWriters } from './0062-recent-writers.ts';
import { apiKeyRotation } from './0070-api-key-rotation.ts';
import { webhookSecretRotation } from './0071-webhook-secret-rotation.ts';
import { cspReports } from './0072-csp-reports.ts';
import { customerPlans } from './0073-customer-plans.ts';
import { auditEntries } from './0074-audit-entries.ts';
import { signIn } from './0075-sign-in.ts';
import { staffRoles } from './0076-staff-roles.ts';
import { dataProtection } from './0077-data-protection.ts';
import { approvals } from './0078-approvals.ts';
import { customRoles } from './0079-custom-roles.ts';
import { members } from './0080-members.ts';
import { auditRemoval } from './0081-audit-removal.ts';
import { ledgerBalance } from './0082-ledger-balance.ts';
import { fasterGrams } from './0083-faster-grams.ts';
import { migrationCompatibility } from './0084-migration-compatibility.ts';
import { blankPictures } from './0085-blank-pictures.ts';
import { processQueues } from './0086-process-queues.ts';
import { secondPerson } from './0087-second-person.ts';
import { webhookSubjects } from './0088-webhook-subjects.ts';
import { pageCursors } from './0089-page-cursors.ts';
import { companies } from './0090-companies.ts';
import { contactAges } from './0091-contact-ages.ts';
import { sealMacs } from './0092-seal-macs.ts';
import { orderSubNumbers } from './0093-order-sub-numbers.ts';
import { failingWebhooks } from './0094-failing-webhooks.ts';
import { formOrderMoves } from './0095-form-order-moves.ts';
import { templateFonts } from './0097-template-fonts.ts';
import { templateDrafts } from './0098-template-drafts.ts';
import { invitedUsers } from './0102-invited-users.ts';
import { templateCovers } from './0103-template-covers.ts';
import type { DeclaredMigration } from './migration.ts';

/** Those that landed before migrations declared which older versions work after them. None is added here. */
export const undeclaredMigrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-files': files,
  '0003-catalogue': catalogue,
  '0004-renders': renders,
  '0005-orders': orders,
  '0006-wallet': wallet,
  '0007-webhooks': webhooks,
  '0008-webhook-events': webhookEvents,
  '0009-reconciliation': reconciliation,
  '0010-account-codes': accountCodes,
  '0011-shipping-settings': shippingSettings,
  '0012-order-amendments': orderAmendments,
  '0013-list-places': listPlaces,
  '0014-outbound-updates': outboundUpdates,
  '0015-print-findings': printFindings,
  '0016-payment-settings': paymentSettings,
  '0017-shown-sizes': shownSizes,
  '0018-overdue-hours': overdueHours,
  '0019-print-files': printFiles,
  '0020-custom-pages': customPages,
  '0021-template-updaters': templateUpdaters,
  '0022-sub-no-search': subNoSearch,
  '0023-picture-levels': pictureLevels,
  '0024-form-order-ends': formOrderEnds,
  '0025-template-versions': templateVersions,
  '0026-import-tasks': importTasks,
  '0030-setup': setup,
  '0035-sample-data': sampleData,
  '0040-confirm-requests': confirmRequests,
  '0041-account-profiles': accountProfiles,
  '0043-import-languages': importLanguages,
  '0046-installation-marks': installationMarks,
  '0047-api-key-scopes': apiKeyScopes,
  '0048-webhook-sequences': webhookSequences,
  '0049-order-states': orderStates,
  '0052-import-photos': importPhotos,
  '0053-ledger-checks': ledgerChecks,
  '0054-processes': processes,
  '0055-payment-checks': paymentChecks,
  '0056-statements': statements,
  '0057-copies-by-time': copiesByTime,
  '0060-file-retention': fileRetention,
  '0061-storage-usage': storageUsage,
  '0062-recent-writers': recentWriters,
  '0070-api-key-rotation': apiKeyRotation,
  '0071-webhook-secret-rotation': webhookSecretRotation,
  '0072-csp-reports': cspReports,
  '0073-customer-plans': customerPlans,
  '0074-audit-entries': auditEntries,
  '0075-sign-in': signIn,
  '0076-staff-roles': staffRoles,
  '0077-data-protection': dataProtection,
  '0078-approvals': approvals,
  '0079-custom-roles': customRoles,
  '0080-members': members,
  '0081-audit-removal': auditRemoval,
  '0082-ledger-balance': ledgerBalance,
  '0083-faster-grams': fasterGrams,
};

/**
 * Every later change of the database, in order.
 * To add one: a file with the next number, and a line here. Forward only: what has landed is never edited,
 * because databases that already ran it would differ from those that run it later.
 * A migration must work while the build before it is still serving requests, and while the last release is, which it
 * declares with `compatibleWith`.
 */
export const declaredMigrations: Readonly<Record<string, DeclaredMigration>> = {
  '0084-migration-compatibility': migrationCompatibility,
  '0085-blank-pictures': blankPictures,
  '0086-process-queues': processQueues,
  '0087-second-person': secondPerson,
  '0088-webhook-subjects': webhookSubjects,
  '0089-page-cursors': pageCursors,
  '0090-companies': companies,
  '0091-contact-ages': contactAges,
  '0092-seal-macs': sealMacs,
  '0093-order-sub-numbers': orderSubNumbers,
  '0094-failing-webhooks': failingWebhooks,
  '0095-form-order-moves': formOrderMoves,
  '0097-template-fonts': templateFonts,
  '0098-template-drafts': templateDrafts,
  '0102-invited-users': invitedUsers,
  '0103-template-covers': templateCovers,
};

export const migrations: Readonly<Record<string, Migration | DeclaredMigration>> = {
  ...undeclaredMigrations,
  ...declaredMigrations,
};
