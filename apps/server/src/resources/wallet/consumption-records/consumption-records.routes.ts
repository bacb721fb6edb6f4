import { consumptionRecordList, consumptionRecordSchema, paymentInputSchema } from '@platen/model/consumption-records';
import { pageSchema } from '@platen/model/lists';
import { can } from '../../../platform/http/access.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import * as service from './consumption-records.service.ts';

export const consumptionRecordRoutes = [
  route({
    method: 'GET',
    path: '/consumption_records',
    access: can('consumption_records.read'),
    summary: 'List payments from the wallet',
    list: consumptionRecordList,
    answer: pageSchema(consumptionRecordSchema),
    run: (ctx, { list }) => service.listConsumptionRecords(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/consumption_records/:id',
    access: can('consumption_records.read'),
    summary: 'One payment from the wallet, with the form orders that it paid',
    params: idParams,
    answer: consumptionRecordSchema,
    run: (ctx, { params }) => service.getConsumptionRecord(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/consumption_records',
    access: can('consumption_records.create'),
    summary: 'Pay form orders from the wallet, all of them or none; 402 says what is missing',
    body: paymentInputSchema,
    answer: consumptionRecordSchema,
    run: (ctx, { body }) => service.pay(ctx, body),
  }),
];
