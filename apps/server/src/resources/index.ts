import type { Route } from '../platform/http/route.ts';
import { apiKeyRoutes } from './api-keys/api-keys.routes.ts';
import { applicationRoutes } from './application/application.routes.ts';
import { blobRoutes } from './blobs/blobs.routes.ts';
import { captchaRoutes } from './captchas/captchas.routes.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { downloadRecordRoutes } from './download-records/download-records.routes.ts';
import { fontLibraryRoutes } from './font-libraries/font-libraries.routes.ts';
import { imageLibraryRoutes } from './image-libraries/image-libraries.routes.ts';
import { mineRoutes } from './mine/mine.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { skuTemplateRoutes } from './sku-templates/sku-templates.routes.ts';
import { tagRoutes } from './tags/tags.routes.ts';
import { userRoutes } from './users/users.routes.ts';
import { usersSkuTemplateRoutes } from './users-sku-templates/users-sku-templates.routes.ts';

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
  ...usersSkuTemplateRoutes,
  ...fontLibraryRoutes,
  ...imageLibraryRoutes,
  ...downloadRecordRoutes,
];
