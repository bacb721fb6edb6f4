import { consumptionRecordCalls } from '@platen/contract/wallet/consumption-records.calls';
import { route } from '../../../platform/http/route.ts';
import * as service from './consumption-records.service.ts';

export const consumptionRecordRoutes = [
  route(consumptionRecordCalls.list, { run: (ctx, { list }) => service.listConsumptionRecords(ctx, list) }),
  route(consumptionRecordCalls.get, { run: (ctx, { params }) => service.getConsumptionRecord(ctx, params.id) }),
];
