import { useQuery } from '@tanstack/react-query';
import { StorageByKind } from '../../../shared/storage-usage/storage-by-kind.tsx';
import { userStorageQuery } from './users.api.ts';

/** The space that the files of a customer take. It loads by itself: the page does not wait for it. */
export function UserStorage({ userId }: { userId: number }) {
  return <StorageByKind query={useQuery(userStorageQuery(userId))} />;
}
