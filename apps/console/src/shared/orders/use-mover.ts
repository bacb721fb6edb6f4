import { type Mover, moverOf } from '@platen/model/order-flow';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../session/current-user.ts';

/** As whom the user moves orders; nothing until it is known who they are. */
export function useMover(): Mover | undefined {
  const { data: user } = useQuery(currentUserQuery);
  return user && moverOf(user.role);
}
