import { doneSchema } from '@platen/model/accounts/accounts';
import {
  fontLibraryInputSchema,
  fontLibraryList,
  fontLibraryOptionSchema,
  fontLibraryOptions,
  fontLibrarySchema,
  fontLibraryUpdateSchema,
} from '@platen/model/catalogue/font-libraries';
import { pageSchema } from '@platen/model/lists/lists';
import { can, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing, unique } from '../samples.ts';
import { anyMember, both, desks } from '../who.ts';

const font = auditOf('font_libraries', 'GET /font_libraries/:id');

const fontFileRefuses = [
  'blob_unknown',
  'file_type_wrong',
  'file_too_large',
  'font_unreadable',
  'font_damaged',
  'font_without_characters',
  'font_aat_only',
  'font_bitmaps_only',
] as const;

export const fontLibraryCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/font_libraries',
    access: withScope(can('font_libraries.read'), 'catalogue'),
    who: both(anyMember, desks('prepress', 'support', 'viewer')),
    summary: 'List fonts',
    list: fontLibraryList,
    response: pageSchema(fontLibrarySchema),
  },
  options: {
    method: 'GET',
    path: '/font_libraries/read_options',
    access: withScope(can('font_libraries.read'), 'catalogue'),
    who: both(anyMember, desks('prepress', 'support', 'viewer')),
    summary: 'List fonts as options',
    list: fontLibraryOptions,
    response: pageSchema(fontLibraryOptionSchema),
  },
  get: {
    method: 'GET',
    path: '/font_libraries/:id',
    access: withScope(can('font_libraries.read'), 'catalogue'),
    who: both(anyMember, desks('prepress', 'support', 'viewer')),
    sample: { params: { id: thing('font') } },
    summary: 'Get a font',
    params: idParams,
    response: fontLibrarySchema,
  },
  create: {
    method: 'POST',
    path: '/font_libraries',
    access: withScope(can('font_libraries.create'), 'catalogue'),
    who: desks('prepress'),
    audit: font.byResponse({ zh: '新建字体', en: 'Added a font' }),
    withoutReauthentication: 'catalogue',
    sample: { body: { name: unique, font_file_id: thing('fontFile') } },
    summary: 'Add a font',
    refuses: ['name_taken', ...fontFileRefuses],
    body: fontLibraryInputSchema,
    response: fontLibrarySchema,
  },
  update: {
    method: 'PUT',
    path: '/font_libraries/:id',
    access: withScope(can('font_libraries.update'), 'catalogue'),
    who: desks('prepress'),
    audit: font.byPath({ zh: '修改字体', en: 'Updated a font' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('font') }, body: { name: unique } },
    summary: 'Rename a font or replace its file',
    refuses: ['name_taken', 'font_ordered', ...fontFileRefuses],
    params: idParams,
    body: fontLibraryUpdateSchema,
    response: fontLibrarySchema,
  },
  delete: {
    method: 'DELETE',
    path: '/font_libraries/:id',
    access: withScope(can('font_libraries.destroy'), 'catalogue'),
    who: desks('prepress'),
    audit: font.byPath({ zh: '删除字体', en: 'Deleted a font' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('font') } },
    summary: 'Delete an unused font',
    refuses: ['in_use'],
    params: idParams,
    response: doneSchema,
  },
});
