import { partyOf } from '@platen/model/roles';

import type { Party } from '@platen/model/order-lifecycle/order-states';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../session/current-user.ts';

/** As whom the user moves orders; nothing until it is known who they are. */
export function useParty(): Party | undefined {
  const { data: user } = useQuery(currentUserQuery);
  return user && partyOf(user.role);
}
