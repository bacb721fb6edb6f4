import { billCalls } from '@platen/contract/wallet/bills.calls';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import * as service from './bills.service.ts';

export const billRoutes = [
  route(billCalls.list, { run: (ctx, { list }) => service.listBills(ctx, list) }),
  route(billCalls.export, {
    run: async (ctx, { list }, reply) => sendFile(reply, await service.exportBills(ctx, list)),
  }),
  route(billCalls.get, { run: (ctx, { params }) => service.getBill(ctx, params.id) }),
];
