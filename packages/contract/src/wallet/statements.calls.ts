import { pageSchema } from '@platen/model/lists/lists';
import {
  statementDetailSchema,
  statementDifferenceList,
  statementDifferenceSchema,
  statementInputSchema,
  statementList,
  statementSchema,
  uploadedStatementSchema,
} from '@platen/model/wallet/statements';
import { can, sessionOnly } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { desks } from '../who.ts';

const statement = auditOf('statements', 'GET /statements/:id');

export const statementCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/statements',
    access: sessionOnly(can('recharges.approve')),
    who: desks('finance'),
    summary: 'List statements of payment providers',
    list: statementList,
    response: pageSchema(statementSchema),
  },
  get: {
    method: 'GET',
    path: '/statements/:id',
    access: sessionOnly(can('recharges.approve')),
    who: desks('finance'),
    sample: { params: { id: thing('statement') } },
    summary: 'Get a statement with the totals of its differences',
    params: idParams,
    response: statementDetailSchema,
  },
  listDifferences: {
    method: 'GET',
    path: '/statements/:id/differences',
    access: sessionOnly(can('recharges.approve')),
    who: desks('finance'),
    sample: { params: { id: thing('statement') } },
    summary: 'List the differences between a statement and the recharges',
    params: idParams,
    list: statementDifferenceList,
    response: pageSchema(statementDifferenceSchema),
  },
  create: {
    method: 'POST',
    path: '/statements',
    access: sessionOnly(can('recharges.approve')),
    who: desks('finance'),
    audit: statement.byResponse({ zh: '上传渠道账单', en: 'Uploaded a statement' }),
    withoutReauthentication: 'moves_nothing',
    sample: { body: { file: thing('statementFile') } },
    summary: 'Compare an uploaded statement of WeChat Pay or Alipay with the recharges',
    description:
      'A file that was uploaded before is recognized by its content, and its existing statement is returned.',
    refuses: [
      'blob_unknown',
      'file_too_large',
      'statement_unrecognized',
      'statement_column_missing',
      'statement_value_wrong',
      'statement_line_repeated',
      'statement_incomplete',
      'statement_damaged',
      'statement_empty',
      'statement_too_long',
      'statement_of_other_merchant',
    ],
    body: statementInputSchema,
    response: uploadedStatementSchema,
  },
});
