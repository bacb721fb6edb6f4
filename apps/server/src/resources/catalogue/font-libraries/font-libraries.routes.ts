import { fontLibraryCalls } from '@platen/contract/catalogue/font-libraries.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './font-libraries.service.ts';

export const fontLibraryRoutes = [
  route(fontLibraryCalls.list, { run: (ctx, { list }) => service.listFontLibraries(ctx, list) }),
  route(fontLibraryCalls.options, { run: (ctx, { list }) => service.listFontLibraryOptions(ctx, list) }),
  route(fontLibraryCalls.get, { run: (ctx, { params }) => service.getFontLibrary(ctx, params.id) }),
  route(fontLibraryCalls.create, { run: (ctx, { body }) => service.createFontLibrary(ctx, body) }),
  route(fontLibraryCalls.update, { run: (ctx, { params, body }) => service.updateFontLibrary(ctx, params.id, body) }),
  route(fontLibraryCalls.delete, {
    run: async (ctx, { params }) => {
      await service.deleteFontLibrary(ctx, params.id);
      return done(ctx);
    },
  }),
];
