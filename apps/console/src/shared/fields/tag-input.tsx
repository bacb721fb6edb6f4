import { type TaggableType, tagsMax } from '@platen/model/files/tags';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { toTagList } from './tag-list.ts';
import { tagNamesQuery } from './tag-options.ts';

interface Props {
  id?: string;
  /** The type of the tagged records: their tags are suggested. */
  type: TaggableType;
  value?: readonly string[];
  onChange?: (next: string[]) => void;
  placeholder?: string;
}

const none: readonly string[] = [];

/** Tags: existing ones are suggested, new ones are typed. Enter and commas complete a tag. */
export function TagInput({ id, type, value = none, onChange, placeholder }: Props) {
  const names = useQuery(tagNamesQuery(type));
  return (
    <Select
      {...(id && { id })}
      mode="tags"
      allowClear
      maxCount={tagsMax}
      tokenSeparators={[',', '，', '、']}
      placeholder={placeholder}
      loading={names.isFetching}
      options={(names.data ?? []).map((name) => ({ value: name, label: name }))}
      value={[...value]}
      onChange={(next: string[]) => onChange?.(toTagList(next))}
    />
  );
}
