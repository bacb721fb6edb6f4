import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { DetailFailure } from './detail-screen.tsx';

interface Props<T> {
  query: UseQueryResult<T>;
  back: ComponentProps<typeof DetailFailure>['back'];
  /** About how tall what comes is. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/**
 * What can only be shown once something is loaded, such as a form over it. Data that is there stays, also when loading
 * it again fails: a form that vanished then would take along what was typed.
 */
export function Loaded<T>({ query, back, rows = 6, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton active paragraph={{ rows }} />;
  const retry = () => void query.refetch();
  return <DetailFailure cause={query.error} back={back} onRetry={retry} isRetrying={query.isFetching} />;
}
