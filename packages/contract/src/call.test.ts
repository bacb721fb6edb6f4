import { expect, it } from 'vitest';
import { z } from 'zod';
import { anyone, can, reauthenticated, sessionOnly } from './access.ts';
import { auditOf } from './audit.ts';
import { defineCalls, idParams } from './call.ts';
import { thing } from './samples.ts';
import { admins } from './who.ts';

const response = z.object({});
const get = { method: 'GET', path: '/pages', access: anyone, summary: 'Get', response } as const;
const confirmed = reauthenticated(sessionOnly(can('custom_pages.update')));
const audit = auditOf('custom_pages').byPath({ zh: '修改页面', en: 'Updated a page' });
const update = {
  ...get,
  method: 'PUT',
  path: '/pages/:id',
  params: idParams,
  access: confirmed,
  who: admins,
  audit,
  sample: { params: { id: thing('page') } },
} as const;
const { who, audit: _audit, sample, ...rest } = update;

/** The types are what is tested: a line after `@ts-expect-error` that compiles fails `npm run check`. */
it('is defined with every part of its record', () => {
  expect(defineCalls({ get, update })).toEqual({ get, update });
  // @ts-expect-error With an ability it says who it is for.
  defineCalls({ update: { ...rest, audit, sample } });
  // @ts-expect-error A change says what the audit log says of it.
  defineCalls({ update: { ...rest, who, sample } });
  // @ts-expect-error With parameters it has a sample of them.
  defineCalls({ update: { ...rest, who, audit } });
  // @ts-expect-error The sample has each parameter.
  defineCalls({ update: { ...update, sample: { params: { no: thing('page') } } } });
  // @ts-expect-error A change that needs no recent sign-in says why.
  defineCalls({ update: { ...update, access: sessionOnly(can('custom_pages.update')) } });
  // @ts-expect-error A change that needs a recent sign-in has no reason for none.
  defineCalls({ update: { ...update, withoutReauthentication: 'catalogue' } });
  // @ts-expect-error An export is recorded like a change.
  defineCalls({ get: { ...get, isExport: true } });
  // @ts-expect-error A call that only reads is not in the log.
  defineCalls({ get: { ...get, audit } });
});
