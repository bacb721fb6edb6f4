import { doneSchema } from '@platen/model/accounts';
import {
  fontLibraryInputSchema,
  fontLibraryList,
  fontLibraryOptionSchema,
  fontLibraryOptions,
  fontLibrarySchema,
  fontLibraryUpdateSchema,
} from '@platen/model/font-libraries';
import { pageSchema } from '@platen/model/lists';
import { can } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './font-libraries.service.ts';

export const fontLibraryRoutes = [
  route({
    method: 'GET',
    path: '/font_libraries',
    access: can('font_libraries.read'),
    summary: 'List fonts',
    list: fontLibraryList,
    answer: pageSchema(fontLibrarySchema),
    run: (ctx, { list }) => service.listFontLibraries(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/font_libraries/read_options',
    access: can('font_libraries.read'),
    summary: 'Fonts for a select',
    list: fontLibraryOptions,
    answer: pageSchema(fontLibraryOptionSchema),
    run: (ctx, { list }) => service.listFontLibraryOptions(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/font_libraries/:id',
    access: can('font_libraries.read'),
    summary: 'One font',
    params: idParams,
    answer: fontLibrarySchema,
    run: (ctx, { params }) => service.getFontLibrary(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/font_libraries',
    access: can('font_libraries.create'),
    summary: 'Add a font; its file is parsed',
    body: fontLibraryInputSchema,
    answer: fontLibrarySchema,
    run: (ctx, { body }) => service.createFontLibrary(ctx, body),
  }),
  route({
    method: 'PUT',
    path: '/font_libraries/:id',
    access: can('font_libraries.update'),
    summary: 'Rename a font or replace its file',
    params: idParams,
    body: fontLibraryUpdateSchema,
    answer: fontLibrarySchema,
    run: (ctx, { params, body }) => service.updateFontLibrary(ctx, params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/font_libraries/:id',
    access: can('font_libraries.destroy'),
    summary: 'Delete a font that no template uses',
    params: idParams,
    answer: doneSchema,
    run: async (ctx, { params }) => {
      await service.deleteFontLibrary(ctx, params.id);
      return done(ctx);
    },
  }),
];
