import type { Route } from '../platform/http/route.ts';
import { apiKeyRoutes } from './api-keys/api-keys.routes.ts';
import { applicationRoutes } from './application/application.routes.ts';
import { billRoutes } from './bills/bills.routes.ts';
import { blobRoutes } from './blobs/blobs.routes.ts';
import { captchaRoutes } from './captchas/captchas.routes.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { consumptionRecordRoutes } from './consumption-records/consumption-records.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { downloadRecordRoutes } from './download-records/download-records.routes.ts';
import { formOrderRoutes } from './form-orders/form-orders.routes.ts';
import { fontLibraryRoutes } from './font-libraries/font-libraries.routes.ts';
import { imageLibraryRoutes } from './image-libraries/image-libraries.routes.ts';
import { mineRoutes } from './mine/mine.routes.ts';
import { outboundRoutes } from './outbounds/outbounds.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { paymentNoticeRoutes } from './payment-notices/payment-notices.routes.ts';
import { productionBatchRoutes } from './production-batches/production-batches.routes.ts';
import { demoCashierRoutes } from './recharges/demo-cashier.routes.ts';
import { rechargeRoutes } from './recharges/recharges.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { skuTemplateRoutes } from './sku-templates/sku-templates.routes.ts';
import { tagRoutes } from './tags/tags.routes.ts';
import { userRoutes } from './users/users.routes.ts';
import { usersSkuTemplateRoutes } from './users-sku-templates/users-sku-templates.routes.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';

/**
 * Every call of the API.
 * To add a resource: `packages/model/src/<name>.ts` (schemas, filters), a folder here with `.routes.ts` (thin),
 * `.service.ts` (rules), `.queries.ts` (SQL) and `.test.ts`, a migration, and a line in this list.
 * `api-keys` is the example to copy.
 */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...captchaRoutes,
  ...passwordRoutes,
  ...mineRoutes,
  ...userRoutes,
  ...apiKeyRoutes,
  ...applicationRoutes,
  ...blobRoutes,
  ...tagRoutes,
  ...categoryRoutes,
  ...skuTemplateRoutes,
  ...formOrderRoutes,
  ...orderRoutes,
  ...productionBatchRoutes,
  ...outboundRoutes,
  ...consumptionRecordRoutes,
  ...billRoutes,
  ...rechargeRoutes,
  ...paymentNoticeRoutes,
  ...demoCashierRoutes,
  ...usersSkuTemplateRoutes,
  ...fontLibraryRoutes,
  ...imageLibraryRoutes,
  ...downloadRecordRoutes,
  ...webhookRoutes,
  ...dashboardRoutes,
];
