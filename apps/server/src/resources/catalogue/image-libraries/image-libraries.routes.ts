import { doneSchema } from '@platen/model/accounts';
import {
  imageLibraryInputSchema,
  imageLibraryList,
  imageLibrarySchema,
  imageLibraryUpdateSchema,
} from '@platen/model/image-libraries';
import { pageSchema } from '@platen/model/lists';
import { can } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './image-libraries.service.ts';

export const imageLibraryRoutes = [
  route({
    method: 'GET',
    path: '/image_libraries',
    access: can('image_libraries.read'),
    summary: 'List image libraries',
    list: imageLibraryList,
    answer: pageSchema(imageLibrarySchema),
    run: (ctx, { list }) => service.listImageLibraries(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/image_libraries/:id',
    access: can('image_libraries.read'),
    summary: 'One image library',
    params: idParams,
    answer: imageLibrarySchema,
    run: (ctx, { params }) => service.getImageLibrary(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/image_libraries',
    access: can('image_libraries.create'),
    summary: 'Add an image library',
    body: imageLibraryInputSchema,
    answer: imageLibrarySchema,
    run: (ctx, { body }) => service.createImageLibrary(ctx, body),
  }),
  route({
    method: 'PUT',
    path: '/image_libraries/:id',
    access: can('image_libraries.update'),
    summary: 'Change an image library',
    params: idParams,
    body: imageLibraryUpdateSchema,
    answer: imageLibrarySchema,
    run: (ctx, { params, body }) => service.updateImageLibrary(ctx, params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/image_libraries/:id',
    access: can('image_libraries.destroy'),
    summary: 'Delete an image library and its shared links',
    params: idParams,
    answer: doneSchema,
    run: async (ctx, { params }) => {
      await service.deleteImageLibrary(ctx, params.id);
      return done(ctx);
    },
  }),
];
