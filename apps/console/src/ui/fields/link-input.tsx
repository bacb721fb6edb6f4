import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useText } from '../text.ts';
import { selectDebounceMs } from '../timing.ts';
import { uiTexts } from '../ui.messages.ts';
import { type LinkSource, useFieldServices } from './field-services.ts';
import { fieldTexts } from './fields.messages.ts';
import styles from './fields.module.css';
import type { ControlProps } from './labeled.tsx';
import { joinLink, type LinkProtocol, linkProtocols, splitLink } from './link-forms.ts';

interface Props {
  control?: Partial<ControlProps>;
  value: string;
  onChange: (next: string) => void;
}

/** A link: selected from the available targets, or typed after a protocol. Empty means no link. */
export function LinkInput({ control, value, onChange }: Props) {
  const t = useText(fieldTexts);
  const { linkSources = [] } = useFieldServices();
  const { protocol, rest } = splitLink(value);
  const owner = linkSources.find((source) => source.owns(value))?.key;
  // The last selected kind, while there is no URL yet that would determine it.
  const [chosen, setChosen] = useState<string>();
  const kind = (value === '' ? chosen : owner) ?? (value === '' ? (linkSources[0]?.key ?? protocol) : protocol);
  const source = linkSources.find(({ key }) => key === kind);
  return (
    <span className={styles.link}>
      <Select
        aria-label={t('linkKind')}
        className={styles.select ?? ''}
        value={kind}
        onChange={(next: string) => {
          setChosen(next);
          const isTyped = linkProtocols.some((each) => each === next) && !source;
          onChange(isTyped ? joinLink({ protocol: next as LinkProtocol, rest }) : '');
        }}
        options={[
          ...linkSources.map(({ key, label }) => ({ value: key, label })),
          ...linkProtocols.map((each) => ({ value: each, label: each === 'other' ? t('otherLink') : each })),
        ]}
      />
      {source ? (
        <SourceSelect key={source.key} control={control} source={source} value={value} onChange={onChange} />
      ) : (
        <Input
          {...control}
          status={control?.['aria-invalid'] ? 'error' : ''}
          aria-label={t('linkAddress')}
          placeholder={t('linkHint')}
          value={rest}
          onChange={(event) => onChange(joinLink({ protocol: kind as LinkProtocol, rest: event.target.value }))}
        />
      )}
    </span>
  );
}

function SourceSelect({ control, source, value, onChange }: Props & { source: LinkSource }) {
  const t = useText(uiTexts);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed, selectDebounceMs);
  const found = useQuery({
    queryKey: ['links', source.key, keyword],
    queryFn: ({ signal }) => source.search(keyword, signal),
    placeholderData: keepPreviousData,
  });
  const current = useQuery({
    queryKey: ['links', source.key, 'name', value],
    queryFn: ({ signal }) => source.nameOf(value, signal),
    enabled: value !== '',
  });
  const options = (found.data ?? []).map(({ address, name }) => ({ value: address, label: name }));
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      {...control}
      aria-label={source.label}
      className={styles.select ?? ''}
      allowClear
      value={value === '' ? undefined : value}
      placeholder={source.placeholder}
      loading={found.isFetching}
      notFoundContent={found.isFetching ? t('loading') : t('noOptions')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={(next: string | undefined) => onChange(next ?? '')}
      options={isKnown ? options : [{ value, label: current.data ?? value }, ...options]}
    />
  );
}
