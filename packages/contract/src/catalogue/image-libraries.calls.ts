import { doneSchema } from '@platen/model/accounts/accounts';
import {
  imageLibraryCopySchema,
  imageLibraryInputSchema,
  imageLibraryList,
  imageLibrarySchema,
  imageLibraryUpdateSchema,
} from '@platen/model/catalogue/image-libraries';
import { fileSchema } from '@platen/model/files/blobs';
import { pageSchema } from '@platen/model/lists/lists';
import { can, withScope } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const imageLibraryCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/image_libraries',
    access: withScope(can('image_libraries.read'), 'catalogue'),
    summary: 'List image libraries',
    list: imageLibraryList,
    response: pageSchema(imageLibrarySchema),
  },
  get: {
    method: 'GET',
    path: '/image_libraries/:id',
    access: withScope(can('image_libraries.read'), 'catalogue'),
    summary: 'Get an image library',
    params: idParams,
    response: imageLibrarySchema,
  },
  create: {
    method: 'POST',
    path: '/image_libraries',
    access: withScope(can('image_libraries.create'), 'catalogue'),
    summary: 'Create an image library',
    refuses: ['reference_unknown', 'blob_unknown', 'file_type_wrong'],
    body: imageLibraryInputSchema,
    response: imageLibrarySchema,
  },
  update: {
    method: 'PUT',
    path: '/image_libraries/:id',
    access: withScope(can('image_libraries.update'), 'catalogue'),
    summary: 'Update an image library',
    refuses: ['reference_unknown', 'blob_unknown', 'file_type_wrong'],
    params: idParams,
    body: imageLibraryUpdateSchema,
    response: imageLibrarySchema,
  },
  copyImage: {
    method: 'POST',
    path: '/image_libraries/:id/copies',
    access: withScope(can('blobs.create'), 'files'),
    summary: 'Copy a library image to your own files, for use in an order',
    refuses: ['blob_unknown'],
    params: idParams,
    body: imageLibraryCopySchema,
    response: fileSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/image_libraries/:id',
    access: withScope(can('image_libraries.destroy'), 'catalogue'),
    summary: 'Delete an image library and its shared links',
    params: idParams,
    response: doneSchema,
  },
});
