import { Skeleton } from 'antd';

/** Shown while the code of a screen is loading. */
export function ScreenSkeleton() {
  return <Skeleton active title paragraph={{ rows: 6 }} />;
}
