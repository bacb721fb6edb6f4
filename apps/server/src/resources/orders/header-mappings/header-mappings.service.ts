import { createHash } from 'node:crypto';
import {
  type HeaderMappingInput,
  type HeaderMappingRecord,
  headerMappingsMax,
} from '@platen/model/orders/header-mappings';
import { headerSetOf } from '@platen/sheet/headers';
import type { Context } from '../../../platform/context.ts';
import * as queries from './header-mappings.queries.ts';

export async function listOwnHeaderMappings({ db, caller }: Context) {
  return { header_mappings: await queries.listHeaderMappings(db, caller.accountId) };
}

export async function saveHeaderMapping(ctx: Context, input: HeaderMappingInput): Promise<HeaderMappingRecord> {
  const { db, caller } = ctx;
  const headerSet = createHash('sha256').update(headerSetOf(input.headers)).digest();
  if (Object.keys(input.mapping).length === 0) {
    await queries.deleteHeaderMapping(db, caller.accountId, headerSet);
  } else {
    await queries.lockHeaderMappings(db, caller.accountId);
    await queries.saveHeaderMapping(db, caller.accountId, headerSet, input);
    await queries.deleteOldestMappings(db, caller.accountId, headerMappingsMax);
  }
  return input;
}
