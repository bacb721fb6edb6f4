import type { Page } from '@platen/model/lists/lists';
import type { Bill } from '@platen/model/wallet/bills';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { ownerFor } from '../../actor.ts';
import { billFile } from './bill-file.ts';
import * as queries from './bills.queries.ts';

export function listBills(ctx: Context, list: queries.BillListQuery): Promise<Page<Bill>> {
  return queries.listBills(ctx.db, ownerFor(ctx.caller), list, ctx.platform.settings.timeZone);
}

export async function getBill(ctx: Context, id: number): Promise<Bill> {
  const bill = await queries.findBill(ctx.db, ownerFor(ctx.caller), id);
  if (!bill) throw appError('not_found');
  return bill;
}

/**
 * Exports everything that the list shows as a sheet. Rows are read while the file is sent, so its length is unlimited.
 */
export async function exportBills(ctx: Context, list: queries.BillListQuery): Promise<FileResponse> {
  const { timeZone, currency } = ctx.platform.settings;
  const owner = ownerFor(ctx.caller);
  const { meta } = await listBills(ctx, { ...list, page: 1, per_page: 1 });
  const bills = queries.streamBills(ctx.db, owner, list, timeZone);
  const reader = { locale: ctx.locale, timeZone, currency };
  return billFile(bills, reader, { showsOwner: owner === 'everyone', count: meta.total });
}
