import { tagCalls } from '@platen/contract/catalogue/tags.calls';
import { route } from '../../../platform/http/route.ts';
import { listTagOptions } from './tags.service.ts';

export const tagRoutes = Object.values(tagCalls).map((call) =>
  route(call, { run: (ctx, { list }) => listTagOptions(ctx, list) }),
);
