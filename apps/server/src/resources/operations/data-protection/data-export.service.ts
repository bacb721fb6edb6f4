import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { exportData } from './data-export.ts';
import type { ErasureTarget } from './erasable-orders.queries.ts';
import { getErasure } from './erasures.service.ts';
import { targetOf } from './run-erasure.service.ts';

/** Accounts for which this process writes an export: it reads everything there is, and a dozen at once would slow everybody down. */
const exporting = new Set<number>();

function exportOnce(ctx: Context, target: ErasureTarget): FileResponse {
  const { accountId } = ctx.caller;
  if (exporting.has(accountId)) throw appError('export_running');
  const file = exportData(ctx, target);
  exporting.add(accountId);
  file.stream.once('close', () => exporting.delete(accountId));
  return file;
}

/** What an erasure would erase, for whoever asks what is known about them. Afterwards there is nothing to export. */
export async function exportErasure(ctx: Context, id: number): Promise<FileResponse> {
  const { user, ...erasure } = await getErasure(ctx, id);
  if (erasure.kind === 'retention' || erasure.state !== 'ready') throw appError('erasure_not_ready');
  return exportOnce(ctx, targetOf({ ...erasure, user_id: user?.id ?? null }));
}

/** Everything that a customer's company has here. */
export function exportOwnData(ctx: Context): FileResponse {
  return exportOnce(ctx, { kind: 'account', userId: ctx.caller.accountId });
}
