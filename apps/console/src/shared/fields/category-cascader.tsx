import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { CategoryCascaderProps } from './category-cascader-control.tsx';

/** Loaded lazily: most lists never show theirs, because it is among the secondary filters. */
const Control = lazyComponent(async () => (await import('./category-cascader-control.tsx')).CategoryCascaderControl);

/** Selects a category of either level. */
export function CategoryCascader(props: CategoryCascaderProps) {
  return (
    <Suspense fallback={<Skeleton.Input active block />}>
      <Control {...props} />
    </Suspense>
  );
}
