import { captchaCalls } from './accounts/captchas.calls.ts';
import { factorCalls } from './accounts/factors.calls.ts';
import { memberCalls } from './accounts/members.calls.ts';
import { mineCalls } from './accounts/mine.calls.ts';
import { passwordCalls } from './accounts/passwords.calls.ts';
import { roleCalls } from './accounts/roles.calls.ts';
import { sessionCalls } from './accounts/sessions.calls.ts';
import { signInSettingsCalls } from './accounts/sign-in-settings.calls.ts';
import { userCalls } from './accounts/users.calls.ts';
import { categoryCalls, libraryCategoryCalls } from './catalogue/categories.calls.ts';
import { downloadRecordCalls } from './catalogue/download-records.calls.ts';
import { fontLibraryCalls } from './catalogue/font-libraries.calls.ts';
import { imageLibraryCalls } from './catalogue/image-libraries.calls.ts';
import { skuTemplateCalls } from './catalogue/sku-templates.calls.ts';
import { tagCalls } from './catalogue/tags.calls.ts';
import { usersSkuTemplateCalls } from './catalogue/users-sku-templates.calls.ts';
import { apiKeyCalls } from './connections/api-keys.calls.ts';
import { webhookCalls } from './connections/webhooks.calls.ts';
import { applicationCalls } from './factory/application.calls.ts';
import { shippingSettingsCalls } from './factory/shipping-settings.calls.ts';
import { blobCalls } from './files/blobs.calls.ts';
import { storageUsageCalls } from './files/storage-usage.calls.ts';
import { auditEntryCalls } from './operations/audit-entries.calls.ts';
import { cspReportCalls } from './operations/csp-reports.calls.ts';
import { dataProtectionCalls } from './operations/data-protection.calls.ts';
import { healthCalls } from './operations/health.calls.ts';
import { sampleDataCalls } from './operations/sample-data.calls.ts';
import { searchCalls } from './operations/search.calls.ts';
import { setupCalls } from './operations/setup.calls.ts';
import { dashboardCalls } from './orders/dashboard.calls.ts';
import { formOrderCalls } from './orders/form-orders.calls.ts';
import { headerMappingCalls } from './orders/header-mappings.calls.ts';
import { importTaskCalls } from './orders/import-tasks.calls.ts';
import { orderCalls } from './orders/orders.calls.ts';
import { outboundCalls } from './production/outbounds.calls.ts';
import { productionBatchCalls } from './production/production-batches.calls.ts';
import { customPageCalls } from './storefront/custom-pages.calls.ts';
import { approvalCalls } from './wallet/approvals.calls.ts';
import { billCalls } from './wallet/bills.calls.ts';
import { consumptionRecordCalls } from './wallet/consumption-records.calls.ts';
import { demoCashierCalls } from './wallet/demo-cashier.calls.ts';
import { paymentNoticeCalls } from './wallet/payment-notices.calls.ts';
import { paymentSettingsCalls } from './wallet/payment-settings.calls.ts';
import { rechargeCalls } from './wallet/recharges.calls.ts';
import { statementCalls } from './wallet/statements.calls.ts';

/**
 * Every call of the API, by resource.
 * To add a resource: `<district>/<name>.calls.ts` here with its schemas from `packages/model`, and a line in this list;
 * then its routes in the server, which a test asks for. `connections/api-keys.calls.ts` is the example to copy.
 */
export const calls = {
  sessions: sessionCalls,
  captchas: captchaCalls,
  passwords: passwordCalls,
  mine: mineCalls,
  members: memberCalls,
  factors: factorCalls,
  signInSettings: signInSettingsCalls,
  users: userCalls,
  roles: roleCalls,
  apiKeys: apiKeyCalls,
  webhooks: webhookCalls,
  skuTemplates: skuTemplateCalls,
  usersSkuTemplates: usersSkuTemplateCalls,
  categories: categoryCalls,
  libraryCategories: libraryCategoryCalls,
  tags: tagCalls,
  fontLibraries: fontLibraryCalls,
  imageLibraries: imageLibraryCalls,
  downloadRecords: downloadRecordCalls,
  customPages: customPageCalls,
  blobs: blobCalls,
  formOrders: formOrderCalls,
  orders: orderCalls,
  productionBatches: productionBatchCalls,
  outbounds: outboundCalls,
  importTasks: importTaskCalls,
  headerMappings: headerMappingCalls,
  dashboard: dashboardCalls,
  search: searchCalls,
  consumptionRecords: consumptionRecordCalls,
  bills: billCalls,
  recharges: rechargeCalls,
  approvals: approvalCalls,
  statements: statementCalls,
  paymentNotices: paymentNoticeCalls,
  paymentSettings: paymentSettingsCalls,
  demoCashier: demoCashierCalls,
  application: applicationCalls,
  shippingSettings: shippingSettingsCalls,
  setup: setupCalls,
  sampleData: sampleDataCalls,
  storageUsage: storageUsageCalls,
  auditEntries: auditEntryCalls,
  dataProtection: dataProtectionCalls,
  health: healthCalls,
  cspReports: cspReportCalls,
};
