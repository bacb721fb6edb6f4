import { customPageCalls } from '@platen/contract/storefront/custom-pages.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './custom-pages.service.ts';
import * as publishing from './page-publishing.service.ts';

/** Enough for a whole page with its rich texts. */
const bodyLimitMb = 1;

export const customPageRoutes = [
  route(customPageCalls.list, { run: (ctx, { list }) => service.listPages(ctx, list) }),
  route(customPageCalls.get, { run: (ctx, { params }) => service.getPage(ctx, params.id) }),
  route(customPageCalls.create, { bodyLimitMb, run: (ctx, { body }) => service.createPage(ctx, body) }),
  route(customPageCalls.update, {
    bodyLimitMb,
    run: (ctx, { params, body }) => service.updatePage(ctx, params.id, body),
  }),
  route(customPageCalls.publish, {
    run: (ctx, { params, query }) => publishing.publishPage(ctx, params.id, query),
    committed: ({ livePages }, { params }) => livePages.delete(params.id),
  }),
  route(customPageCalls.cancelSchedule, { run: (ctx, { params }) => publishing.cancelSchedule(ctx, params.id) }),
  route(customPageCalls.duplicate, { run: (ctx, { params }) => service.duplicatePage(ctx, params.id) }),
  route(customPageCalls.delete, {
    run: async (ctx, { params }) => {
      await service.deletePage(ctx, params.id);
      return done(ctx);
    },
    committed: ({ livePages }, { params }) => livePages.delete(params.id),
  }),
  route(customPageCalls.versions, { run: (ctx, { params }) => publishing.listVersions(ctx, params.id) }),
  route(customPageCalls.version, {
    run: (ctx, { params }) => publishing.getVersion(ctx, params.id, params.version),
  }),
  route(customPageCalls.restore, {
    run: (ctx, { params }) => publishing.restoreVersion(ctx, params.id, params.version),
  }),
];
