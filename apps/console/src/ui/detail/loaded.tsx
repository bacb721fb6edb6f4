import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { DetailFailure } from './detail-screen.tsx';

interface Props<T> {
  query: UseQueryResult<T>;
  back: ComponentProps<typeof DetailFailure>['back'];
  /** The approximate height of the content. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/**
 * Renders content that needs loaded data, such as a form. Existing data stays even when a refetch fails: otherwise the
 * form would disappear with what was typed.
 */
export function Loaded<T>({ query, back, rows = 6, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton active paragraph={{ rows }} />;
  const retry = () => void query.refetch();
  return <DetailFailure cause={query.error} back={back} onRetry={retry} isRetrying={query.isFetching} />;
}
