import type { CategoryTree } from '@platen/contract/catalogue/categories.calls';
import { useQuery } from '@tanstack/react-query';
import { Cascader } from 'antd';
import { useText } from '../../ui/text.ts';
import { uiTexts } from '../../ui/ui.messages.ts';
import { categoryOptionsQuery, categoryPath } from './category-options.ts';

export interface CategoryCascaderProps {
  id?: string;
  tree: CategoryTree;
  value?: number | null;
  onChange?: (next: number | null) => void;
  placeholder?: string;
}

export function CategoryCascaderControl({ id, tree, value, onChange, placeholder }: CategoryCascaderProps) {
  const t = useText(uiTexts);
  const { data: options = [], isFetching } = useQuery(categoryOptionsQuery(tree));
  return (
    <Cascader
      {...(id && { id })}
      allowClear
      changeOnSelect
      showSearch
      placeholder={placeholder}
      loading={isFetching}
      notFoundContent={isFetching ? t('loading') : t('noOptions')}
      options={options.map((parent) => ({
        value: parent.id,
        label: parent.name,
        children: parent.children.map((child) => ({ value: child.id, label: child.name })),
      }))}
      value={categoryPath(options, value) ?? []}
      onChange={(path: (number | string | null)[] | undefined) => onChange?.((path?.at(-1) as number) ?? null)}
    />
  );
}
