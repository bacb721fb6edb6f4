import { imageLibraryCalls } from '@platen/contract/catalogue/image-libraries.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './image-libraries.service.ts';

export const imageLibraryRoutes = [
  route(imageLibraryCalls.list, { run: (ctx, { list }) => service.listImageLibraries(ctx, list) }),
  route(imageLibraryCalls.get, { run: (ctx, { params }) => service.getImageLibrary(ctx, params.id) }),
  route(imageLibraryCalls.create, {
    bodyLimitMb: 0.5,
    run: (ctx, { body }) => service.createImageLibrary(ctx, body),
  }),
  route(imageLibraryCalls.update, {
    bodyLimitMb: 0.5,
    run: (ctx, { params, body }) => service.updateImageLibrary(ctx, params.id, body),
  }),
  route(imageLibraryCalls.copyImage, {
    limits: [{ by: 'caller', max: 300, windowS: 3600 }],
    run: (ctx, { params, body }) => service.copyLibraryImage(ctx, params.id, body.image_id),
  }),
  route(imageLibraryCalls.delete, {
    run: async (ctx, { params }) => {
      await service.deleteImageLibrary(ctx, params.id);
      return done(ctx);
    },
  }),
];
