import { sampleDataCalls } from '@platen/contract/operations/sample-data.calls';
import { route } from '../../../platform/http/route.ts';
import { getSampleData, loadSampleData, removeSampleData } from './sample-data.service.ts';

export const sampleDataRoutes = [
  route(sampleDataCalls.get, { run: (ctx) => getSampleData(ctx) }),
  route(sampleDataCalls.create, { run: (ctx, { body }) => loadSampleData(ctx, body) }),
  route(sampleDataCalls.delete, { run: (ctx) => removeSampleData(ctx) }),
];
