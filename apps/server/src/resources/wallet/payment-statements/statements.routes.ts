import { statementCalls } from '@platen/contract/wallet/statements.calls';
import { route } from '../../../platform/http/route.ts';
import * as service from './statements.service.ts';

export const statementRoutes = [
  route(statementCalls.list, { run: (ctx, { list }) => service.listStatements(ctx, list) }),
  route(statementCalls.get, { run: (ctx, { params }) => service.getStatement(ctx, params.id) }),
  route(statementCalls.listDifferences, {
    run: (ctx, { params, list }) => service.listDifferences(ctx, params.id, list),
  }),
  route(statementCalls.create, { run: (ctx, { body }) => service.createStatement(ctx, body) }),
];
