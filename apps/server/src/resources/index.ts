import type { Route } from '../platform/http/route.ts';
import { apiKeyRoutes } from './api-keys/api-keys.routes.ts';
import { applicationRoutes } from './application/application.routes.ts';
import { captchaRoutes } from './captchas/captchas.routes.ts';
import { mineRoutes } from './mine/mine.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';

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
  ...apiKeyRoutes,
  ...applicationRoutes,
];
