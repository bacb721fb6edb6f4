import type { Route } from '../platform/http/route.ts';
import { captchaRoutes } from './accounts/captchas/captchas.routes.ts';
import { factorRoutes } from './accounts/factors/factors.routes.ts';
import { memberRoutes } from './accounts/members/members.routes.ts';
import { mineRoutes } from './accounts/mine/mine.routes.ts';
import { passwordRoutes } from './accounts/passwords/passwords.routes.ts';
import { roleRoutes } from './accounts/roles/roles.routes.ts';
import { sessionRoutes } from './accounts/sessions/sessions.routes.ts';
import { signInRoutes } from './accounts/sign-in/sign-in.routes.ts';
import { signInSettingsRoutes } from './accounts/sign-in-settings/sign-in-settings.routes.ts';
import { userAdministrationRoutes } from './accounts/user-administration/user-administration.routes.ts';
import { approvedAdvances } from './accounts/user-administration/user-administration.service.ts';
import { userRoutes } from './accounts/users/users.routes.ts';
import { categoryRoutes } from './catalogue/categories/categories.routes.ts';
import { downloadRecordRoutes } from './catalogue/download-records/download-records.routes.ts';
import { fontLibraryRoutes } from './catalogue/font-libraries/font-libraries.routes.ts';
import { imageLibraryRoutes } from './catalogue/image-libraries/image-libraries.routes.ts';
import { skuTemplateRoutes } from './catalogue/sku-templates/sku-templates.routes.ts';
import { usersSkuTemplateRoutes } from './catalogue/users-sku-templates/users-sku-templates.routes.ts';
import { apiKeyRoutes } from './connections/api-keys/api-keys.routes.ts';
import { webhookRoutes } from './connections/webhooks/webhooks.routes.ts';
import { applicationRoutes } from './factory/application/application.routes.ts';
import { shippingSettingsRoutes } from './factory/shipping-settings/shipping-settings.routes.ts';
import { blobRoutes } from './files/blobs/blobs.routes.ts';
import { storageUsageRoutes } from './files/storage-usage/storage-usage.routes.ts';
import { tagRoutes } from './files/tags/tags.routes.ts';
import { auditEntryRoutes } from './operations/audit-entries/audit-entries.routes.ts';
import { cspReportRoutes } from './operations/csp-reports/csp-reports.routes.ts';
import { dataProtectionRoutes } from './operations/data-protection/data-protection.routes.ts';
import { healthRoutes } from './operations/health/health.routes.ts';
import { sampleDataRoutes } from './operations/sample-data/sample-data.routes.ts';
import { searchRoutes } from './operations/search/search.routes.ts';
import { setupRoutes } from './operations/setup/setup.routes.ts';
import { dashboardRoutes } from './orders/dashboard/dashboard.routes.ts';
import { formOrderRoutes } from './orders/form-orders/form-orders.routes.ts';
import { headerMappingRoutes } from './orders/header-mappings/header-mappings.routes.ts';
import { importTaskRoutes } from './orders/import-tasks/import-tasks.routes.ts';
import type { OrderFollower } from './orders/lifecycle/order-follower.ts';
import { approvedRefunds } from './orders/lifecycle/refund-form-order.service.ts';
import { orderRoutes } from './orders/orders/orders.routes.ts';
import type { ShownProduction } from './orders/orders/shown-production.ts';
import { outboundRoutes } from './production/outbounds/outbounds.routes.ts';
import { outboundsOf, parcelsOf } from './production/outbounds/outbounds.service.ts';
import { batchesOf } from './production/production-batches/batch-rows.queries.ts';
import { batchesFollowOrders, batchNosOf } from './production/production-batches/followed-orders.service.ts';
import { productionBatchRoutes } from './production/production-batches/production-batches.routes.ts';
import { customPageRoutes } from './storefront/custom-pages/custom-pages.routes.ts';
import { approvalRoutes } from './wallet/approvals/approvals.routes.ts';
import { billRoutes } from './wallet/bills/bills.routes.ts';
import { consumptionRecordRoutes } from './wallet/consumption-records/consumption-records.routes.ts';
import { paymentCheckRoutes } from './wallet/payment-checks/payment-checks.routes.ts';
import { paymentNoticeRoutes } from './wallet/payment-notices/payment-notices.routes.ts';
import { paymentSettingsRoutes } from './wallet/payment-settings/payment-settings.routes.ts';
import { statementRoutes } from './wallet/payment-statements/statements.routes.ts';
import { demoCashierRoutes } from './wallet/recharges/demo-cashier.routes.ts';
import { approvedRecharges } from './wallet/recharges/recharge-credits.service.ts';
import { rechargeRoutes } from './wallet/recharges/recharges.routes.ts';

/** What orders show of production, and who follows them. It stands here because orders may not know production. */
export const production: ShownProduction = { batchesOf, batchNosOf, parcelsOf, outboundsOf };
export const orderFollower: OrderFollower = batchesFollowOrders;

/**
 * Every call of the API.
 * To add a resource: `packages/model/src/<name>.ts` (schemas, filters), its calls in `packages/contract`, a folder here
 * with `.routes.ts` (thin), `.service.ts` (rules), `.queries.ts` (SQL) and `.test.ts`, a migration, and a line here.
 * `api-keys` is the example to copy.
 */
export const routes: readonly Route[] = [
  ...signInRoutes,
  ...sessionRoutes,
  ...factorRoutes,
  ...signInSettingsRoutes,
  ...captchaRoutes,
  ...passwordRoutes,
  ...mineRoutes,
  ...memberRoutes,
  ...userAdministrationRoutes,
  ...userRoutes,
  ...roleRoutes,
  ...apiKeyRoutes,
  ...applicationRoutes,
  ...shippingSettingsRoutes,
  ...setupRoutes,
  ...blobRoutes,
  ...tagRoutes,
  ...storageUsageRoutes,
  ...categoryRoutes,
  ...skuTemplateRoutes,
  ...formOrderRoutes,
  ...orderRoutes,
  ...productionBatchRoutes,
  ...importTaskRoutes,
  ...headerMappingRoutes,
  ...outboundRoutes,
  ...consumptionRecordRoutes,
  ...billRoutes,
  ...rechargeRoutes,
  ...approvalRoutes({ recharge: approvedRecharges, advance: approvedAdvances, refund: approvedRefunds }),
  ...paymentCheckRoutes,
  ...statementRoutes,
  ...paymentNoticeRoutes,
  ...paymentSettingsRoutes,
  ...demoCashierRoutes,
  ...usersSkuTemplateRoutes,
  ...fontLibraryRoutes,
  ...imageLibraryRoutes,
  ...downloadRecordRoutes,
  ...customPageRoutes,
  ...webhookRoutes,
  ...dashboardRoutes,
  ...searchRoutes,
  ...sampleDataRoutes,
  ...auditEntryRoutes,
  ...dataProtectionRoutes,
  ...healthRoutes,
  ...cspReportRoutes,
];
