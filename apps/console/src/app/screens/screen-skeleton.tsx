import { Skeleton } from 'antd';

/** While a screen's code is on its way: something moves where it will stand. */
export function ScreenSkeleton() {
  return <Skeleton active title paragraph={{ rows: 6 }} />;
}
