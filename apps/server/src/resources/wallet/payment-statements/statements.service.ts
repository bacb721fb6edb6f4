import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Page } from '@platen/model/lists/lists';
import {
  type Statement,
  type StatementDetail,
  type StatementDifference,
  type StatementInput,
  statementFileMaxMb,
  type UploadedStatement,
} from '@platen/model/wallet/statements';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { openBlob } from '../../files/blobs/blob-bytes.service.ts';
import { getUsableBlob } from '../../files/blobs/blobs.service.ts';
import { openStatement } from './read-statement.ts';
import { reconcile } from './reconcile.service.ts';
import * as queries from './statements.queries.ts';

export function listStatements(ctx: Context, list: queries.StatementListQuery): Promise<Page<Statement>> {
  return queries.listStatements(ctx.db, list, ctx.platform.settings.timeZone);
}

export async function getStatement(ctx: Context, id: number): Promise<StatementDetail> {
  const statement = await queries.findStatement(ctx.db, id);
  if (!statement) throw appError('not_found');
  return { ...statement, differences: await queries.sumDifferences(ctx.db, id) };
}

export async function listDifferences(
  ctx: Context,
  id: number,
  list: queries.DifferenceListQuery,
): Promise<Page<StatementDifference>> {
  if (!(await queries.findStatement(ctx.db, id))) throw appError('not_found');
  return queries.listDifferences(ctx.db, id, list, ctx.platform.settings.timeZone);
}

/** Compares an uploaded file with the recharges. The same bytes are compared once, however often they are uploaded. */
export async function createStatement(ctx: Context, { file }: StatementInput): Promise<UploadedStatement> {
  const blob = await getUsableBlob(ctx, file, { field: 'file', kind: 'any', maxMb: statementFileMaxMb });
  const { pieces, digest } = await readPieces(await openBlob(ctx, blob));
  const known = await queries.findIdByDigest(ctx.db, digest);
  if (known !== undefined) return { ...(await getStatement(ctx, known)), is_known: true };
  const { wechat, alipay } = ctx.platform.config.payments;
  const { method, lines } = await openStatement(pieces, {
    locale: ctx.locale,
    merchants: {
      ...(wechat && { wechat: wechat.mchId }),
      ...(alipay?.sellerId && { alipay: alipay.sellerId }),
    },
  });
  const { differences, rechargeIds, ...compared } = await reconcile(ctx.db, method, lines);
  const id = await queries.insertStatement(ctx.db, {
    ...compared,
    payment_method: method,
    digest,
    file_blob_id: blob.id,
    differences_count: differences.length,
    creator_id: ctx.caller.id,
  });
  // Somebody else has uploaded the same file at the same time.
  if (id === undefined) return { ...(await getStatement(ctx, await knownId(ctx, digest))), is_known: true };
  await queries.insertRecharges(ctx.db, id, rechargeIds);
  await queries.insertDifferences(ctx.db, id, differences);
  return { ...(await getStatement(ctx, id)), is_known: false };
}

async function knownId(ctx: Context, digest: Buffer): Promise<number> {
  const id = await queries.findIdByDigest(ctx.db, digest);
  if (id === undefined) throw appError('not_found');
  return id;
}

/** Held in pieces: joining them, or hashing them at once, would hold up other requests. */
async function readPieces(stream: Readable): Promise<{ pieces: Buffer[]; digest: Buffer }> {
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    pieces.push(piece);
  }
  return { pieces, digest: hash.digest() };
}
