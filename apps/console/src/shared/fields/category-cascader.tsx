import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { CategoryCascaderProps } from './category-cascader-control.tsx';

/** Most lists never show theirs: it is among the filters of the second row. */
const Control = lazyComponent(async () => (await import('./category-cascader-control.tsx')).CategoryCascaderControl);

/** Chooses a category of either level. */
export function CategoryCascader(props: CategoryCascaderProps) {
  return (
    <Suspense fallback={<Skeleton.Input active block />}>
      <Control {...props} />
    </Suspense>
  );
}
