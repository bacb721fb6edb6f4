import { randomUUID } from 'node:crypto';
import type { InvitedMember } from '@platen/model/accounts/members';
import type { AccessRequest } from './access-request.ts';

const newPerson = () => ({ login_name: randomUUID().slice(0, 12), screen_name: 'New', role: 'buyer' });

/** The requests about the members of the owner's company, each with a member of its own. */
export function memberRequests(
  invite: (body: object) => Promise<InvitedMember>,
): Readonly<Record<string, () => Promise<AccessRequest>>> {
  const newMember = async () => ({ params: { id: (await invite(newPerson())).member.id } });
  return {
    'POST /mine/members/invite': async () => ({ body: newPerson() }),
    'PUT /mine/members/:id': async () => ({ ...(await newMember()), body: { role: 'viewer' } }),
    'POST /mine/members/:id/reset_link': newMember,
    'DELETE /mine/members/:id': newMember,
    // Nobody's: if the owner handed the company over, the requests after it would be a manager's.
    'PUT /mine/members/:id/owner': async () => ({ params: { id: 999_999 } }),
  };
}
