import { partyOf } from '@platen/model/accounts/roles';
import type { Party } from '@platen/model/orders/lifecycle/order-states';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../session/current-user.ts';

/** The party of the current user in moves of orders; undefined while the user is loading. */
export function useParty(): Party | undefined {
  const { data: user } = useQuery(currentUserQuery);
  return user && partyOf(user.role);
}
