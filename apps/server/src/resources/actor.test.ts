import { accountAbilities } from '@platen/model/accounts/roles';
import { expect, expectTypeOf, it } from 'vitest';
import type { Context, PublicContext, RequestContext } from '../platform/context.ts';
import type { queueSecurityNotice } from './accounts/security-notices/security-notices.service.ts';
import type { openSession } from './accounts/sessions/sessions.service.ts';
import type { invitePerson } from './accounts/user-administration/user-administration.service.ts';
import { accountActor, actorOf, ownerFor } from './actor.ts';
import type { listApiKeys } from './connections/api-keys/api-keys.service.ts';
import type { createRecharge } from './wallet/recharges/recharges.service.ts';

const person = { id: 7, company_id: null, member_role: 'owner' } as const;

it('gives a customer and a member of a company only the rows of their account', () => {
  expect(ownerFor(actorOf({ ...person, role: 'customer' }))).toBe(7);
  const viewer = actorOf({ ...person, role: 'customer', company_id: 3, member_role: 'viewer' });
  expect(ownerFor(viewer)).toBe(3);
  expect(viewer.abilities.has('form_orders.create')).toBe(false);
  expect(ownerFor(accountActor({ id: 3, role: 'customer' }))).toBe(3);
});

it('gives the factory the rows of everyone, and a custom role what was ticked', () => {
  expect(ownerFor(actorOf({ ...person, role: 'packer' }))).toBe('everyone');
  const custom = { role: 'custom', custom_abilities: ['orders.read'] } as const;
  for (const actor of [actorOf({ ...person, ...custom }), accountActor({ id: 7, ...custom })]) {
    expect(ownerFor(actor)).toBe('everyone');
    expect(actor.abilities).toEqual(accountAbilities('custom', ['orders.read']));
  }
});

it('lets no job call what needs a request: `npm run check` fails if it compiles', () => {
  // A session and a notice remember where they came from; a payment and a link lead back to where the request came from.
  expectTypeOf<Context>().not.toExtend<Parameters<typeof openSession>[0]>();
  expectTypeOf<Context>().not.toExtend<Parameters<typeof queueSecurityNotice>[0]>();
  expectTypeOf<Context>().not.toExtend<Parameters<typeof createRecharge>[0]>();
  expectTypeOf<Context>().not.toExtend<Parameters<typeof invitePerson>[0]>();
  expectTypeOf<Context>().not.toExtend<Parameters<typeof listApiKeys>[0]>();
  expectTypeOf<RequestContext>().toExtend<Context>();
  expectTypeOf<RequestContext>().toExtend<PublicContext>();
});
