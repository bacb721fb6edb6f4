import { Input, Select, Skeleton } from 'antd';
import { Search } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { asText } from './filter-input.ts';
import type { Filter, FilterInput, FilterInputs, FilterKind, FilterOf } from './list.types.ts';
import styles from './list-filters.module.css';

interface ControlProps<Kind extends FilterKind> {
  id: string;
  filter: FilterOf<Kind>;
  inputs: FilterInputs;
  onChange: (changed: FilterInputs) => void;
  /** In a toolbar: the label is only for screen readers, and the placeholder names the control. */
  isLabelHidden?: boolean | undefined;
}

const asTexts = (input: FilterInput | undefined) => (typeof input === 'string' ? [input] : [...(input ?? [])]);

function SelectControl({ id, filter, inputs, onChange }: ControlProps<'select'>) {
  const t = useText(uiTexts);
  return (
    <Select
      id={id}
      allowClear
      placeholder={filter.placeholder ?? t('all')}
      options={[...filter.options]}
      value={asText(inputs[filter.name])}
      onChange={(next: string | undefined) => onChange({ [filter.name]: next })}
    />
  );
}

function TagsControl({ id, filter, inputs, onChange }: ControlProps<'tags'>) {
  const t = useText(uiTexts);
  return (
    <Select
      id={id}
      mode="multiple"
      allowClear
      maxTagCount="responsive"
      placeholder={filter.placeholder ?? t('all')}
      options={[...filter.options]}
      value={asTexts(inputs[filter.name])}
      onChange={(next: string[]) => onChange({ [filter.name]: next })}
    />
  );
}

const DateRangeControl = lazyComponent(async () => (await import('./date-range-control.tsx')).DateRangeControl);

/** The control of each kind of filter. A new kind does not compile until it is added here. */
const controls: { [Kind in FilterKind]: (props: ControlProps<Kind>) => ReactNode } = {
  text: ({ id, filter, inputs, onChange, isLabelHidden }) => (
    <Input
      id={id}
      allowClear
      prefix={isLabelHidden && <Search aria-hidden />}
      placeholder={filter.placeholder}
      value={asText(inputs[filter.name]) ?? ''}
      onChange={(event) => onChange({ [filter.name]: event.target.value })}
    />
  ),
  select: SelectControl,
  tags: TagsControl,
  dateRange: ({ id, filter, inputs, onChange }) => (
    <Suspense fallback={<Skeleton.Input active block />}>
      <DateRangeControl
        id={id}
        from={asText(inputs[filter.from])}
        to={asText(inputs[filter.to])}
        onChange={(from, to) => onChange({ [filter.from]: from, [filter.to]: to })}
      />
    </Suspense>
  ),
  custom: ({ id, filter, inputs, onChange }) =>
    filter.render({ id, value: inputs[filter.name], onChange: (next) => onChange({ [filter.name]: next }) }),
};

/** One filter: its label above its control. */
export function FilterField(props: {
  filter: Filter;
  inputs: FilterInputs;
  onChange: (changed: FilterInputs) => void;
  isLabelHidden?: boolean;
}) {
  const id = useId();
  const Control = controls[props.filter.kind] as (props: ControlProps<FilterKind>) => ReactNode;
  return (
    <div className={styles.field} data-label-hidden={props.isLabelHidden === true}>
      <label htmlFor={id}>{props.filter.label}</label>
      <Control id={id} {...props} />
    </div>
  );
}
