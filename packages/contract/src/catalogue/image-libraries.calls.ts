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
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing, unique } from '../samples.ts';
import { anyMember, both, buyers, desks } from '../who.ts';

const library = auditOf('image_libraries', 'GET /image_libraries/:id');

export const imageLibraryCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/image_libraries',
    access: withScope(can('image_libraries.read'), 'catalogue'),
    who: both(anyMember, desks('prepress', 'support', 'viewer')),
    summary: 'List image libraries',
    list: imageLibraryList,
    response: pageSchema(imageLibrarySchema),
  },
  get: {
    method: 'GET',
    path: '/image_libraries/:id',
    access: withScope(can('image_libraries.read'), 'catalogue'),
    who: both(anyMember, desks('prepress', 'support', 'viewer')),
    sample: { params: { id: thing('imageLibrary') } },
    summary: 'Get an image library',
    params: idParams,
    response: imageLibrarySchema,
  },
  create: {
    method: 'POST',
    path: '/image_libraries',
    access: withScope(can('image_libraries.create'), 'catalogue'),
    who: desks('prepress'),
    audit: library.byResponse({ zh: '新建图库', en: 'Created an image library' }),
    withoutReauthentication: 'catalogue',
    sample: { body: { name: unique } },
    summary: 'Create an image library',
    refuses: ['reference_unknown', 'blob_unknown', 'file_type_wrong'],
    body: imageLibraryInputSchema,
    response: imageLibrarySchema,
  },
  update: {
    method: 'PUT',
    path: '/image_libraries/:id',
    access: withScope(can('image_libraries.update'), 'catalogue'),
    who: desks('prepress'),
    audit: library.byPath({ zh: '修改图库', en: 'Updated an image library' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('imageLibrary') }, body: { name: unique } },
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
    who: both(buyers, desks('prepress', 'support')),
    audit: library.byPath({ zh: '复制图库图片', en: 'Copied a library image' }),
    withoutReauthentication: 'catalogue',
    // With a picture that is not in the library.
    sample: { params: { id: thing('imageLibrary') }, body: { image_id: 1 }, answers: 400 },
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
    who: desks('prepress'),
    audit: library.byPath({ zh: '删除图库', en: 'Deleted an image library' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('imageLibrary') } },
    summary: 'Delete an image library and its shared links',
    params: idParams,
    response: doneSchema,
  },
});
