import { billList, billSchema } from '@platen/model/bills';
import { pageSchema } from '@platen/model/lists';
import { can } from '../../../platform/http/access.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import * as service from './bills.service.ts';

export const billRoutes = [
  route({
    method: 'GET',
    path: '/bills',
    access: can('bills.read'),
    summary: 'List bills',
    list: billList,
    answer: pageSchema(billSchema),
    run: (ctx, { list }) => service.listBills(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/bills/export',
    access: can('bills.read'),
    summary: 'The bills of a list as an Excel file, every page of them',
    list: billList,
    answer: 'raw',
    run: async (ctx, { list }, reply) => sendFile(reply, await service.exportBills(ctx, list)),
  }),
  route({
    method: 'GET',
    path: '/bills/:id',
    access: can('bills.read'),
    summary: 'One bill',
    params: idParams,
    answer: billSchema,
    run: (ctx, { params }) => service.getBill(ctx, params.id),
  }),
];
