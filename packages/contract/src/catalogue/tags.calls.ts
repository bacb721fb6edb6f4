import { tagOptionSchema, tagOptions } from '@platen/model/files/tags';
import { pageSchema } from '@platen/model/lists/lists';
import { signedIn, withScope } from '../access.ts';
import { defineCalls } from '../call.ts';

const options = {
  method: 'GET',
  access: withScope(signedIn, 'catalogue'),
  summary: 'List tags, most used first',
  list: tagOptions,
  response: pageSchema(tagOptionSchema),
} as const;

/** The same call under both of the names that clients use for it. */
export const tagCalls = defineCalls({
  options: { ...options, path: '/tags/read_options' },
  optionsByLongName: { ...options, path: '/acts_as_taggable_on/tags/read_options' },
});
