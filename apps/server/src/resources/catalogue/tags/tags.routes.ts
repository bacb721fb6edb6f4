import { pageSchema } from '@platen/model/lists';
import { tagOptionSchema, tagOptions } from '@platen/model/tags';
import { signedIn } from '../../../platform/http/access.ts';
import { route } from '../../../platform/http/route.ts';
import { listTagOptions } from './tags.service.ts';

/** The same call under both of the names that clients use for it. */
export const tagRoutes = ['/tags/read_options', '/acts_as_taggable_on/tags/read_options'].map((path) =>
  route({
    method: 'GET',
    path,
    access: signedIn,
    summary: 'Tags to choose from, the most used first',
    list: tagOptions,
    answer: pageSchema(tagOptionSchema),
    run: (ctx, { list }) => listTagOptions(ctx, list),
  }),
);
