import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { exportData } from './data-export.ts';
import { getErasure } from './erasures.service.ts';
import { targetOf } from './run-erasure.service.ts';

/** What an erasure would erase, for whoever asks what is known about them. Afterwards there is nothing to export. */
export async function exportErasure(ctx: Context, id: number): Promise<FileResponse> {
  const { user, ...erasure } = await getErasure(ctx, id);
  if (erasure.kind === 'retention' || erasure.state !== 'ready') throw appError('erasure_not_ready');
  return exportData(ctx, targetOf({ ...erasure, user_id: user?.id ?? null }));
}

/** Everything that a customer's company has here. */
export function exportOwnData(ctx: Context): FileResponse {
  return exportData(ctx, { kind: 'account', userId: ctx.caller.accountId });
}
