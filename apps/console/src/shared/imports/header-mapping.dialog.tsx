import { customItemPrefix } from '@platen/model/orders/form-orders';
import { columnName, orderColumns } from '@platen/model/orders/order-columns';
import { textIn } from '@platen/model/text/locale';
import { columnOfHeader, ownColumnOf } from '@platen/sheet/headers';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useText } from '../../ui/text.ts';
import { saveHeaderMapping } from './imports.api.ts';
import { importsTexts } from './imports.messages.ts';

interface Props {
  headers: readonly { text: string; key: string | null; samples?: readonly string[] | undefined }[];
  onSaved: () => void | Promise<void>;
  onClose: () => void;
}

/** Maps the headers of a merchant's own sheet to columns, and stores the mapping for sheets with the same headers. */
export function HeaderMappingDialog({ headers, onSaved, onClose }: Props) {
  const t = useText(importsTexts);
  // A header with one of our own names is not asked about; a header that we matched by a guess is.
  const isOwn = ({ text, key }: Props['headers'][number]) => key !== null && ownColumnOf(text) === key;
  const taken = new Set(headers.flatMap((header) => (isOwn(header) ? (header.key ?? []) : [])));
  const unmapped = new Map(headers.flatMap((header) => (isOwn(header) ? [] : [[header.text, header.key] as const])));
  const unknown = [...unmapped.keys()];
  // By index: a header is any text, and a form would interpret dots in it as a path.
  const initial = Object.fromEntries(
    unknown.map((text, index) => {
      const column = unmapped.get(text) ?? columnOfHeader(text);
      return [`h${index}`, column && !taken.has(column) ? column : undefined];
    }),
  );

  /** What is in the column: its header alone says little to somebody else than its author. */
  function sampleTextOf(text: string): string | undefined {
    const values = headers.find((header) => header.text === text)?.samples ?? [];
    return values.length === 0 ? undefined : t('samplesOf', { values: values.join(t('between')) });
  }

  function save(values: Record<string, string | undefined>) {
    const mapping = Object.fromEntries(
      unknown.flatMap((text, index) => {
        const column = values[`h${index}`];
        return column === undefined ? [] : [[text, column]];
      }),
    );
    return saveHeaderMapping({ headers: headers.map(({ text }) => text), mapping });
  }

  return (
    <FormDialog
      title={t('mapTitle')}
      initial={initial}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      submitLabel={t('mapSave')}
    >
      <p>{t('mapText')}</p>
      {unknown.map((text, index) => (
        <Form.Item key={text} name={`h${index}`} label={text} extra={sampleTextOf(text)}>
          <ColumnSelect header={text} taken={taken} />
        </Form.Item>
      ))}
    </FormDialog>
  );
}

interface SelectProps {
  id?: string;
  value?: string;
  onChange?: (next: string | undefined) => void;
  header: string;
  taken: ReadonlySet<string>;
}

/** A column of the order sheet, or a custom item: by the header's own name, or by a typed name. */
function ColumnSelect({ id, value, onChange, header, taken }: SelectProps) {
  const t = useText(importsTexts);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const names = [...new Set([header.trim(), typed.trim(), value?.slice(customItemPrefix.length) ?? ''])];
  const items = names
    .filter((name, index) => name !== '' && (index < 2 || value?.startsWith(customItemPrefix)))
    .map((name) => ({ value: customItemPrefix + name, label: t('customItem', { name }) }));
  // The custom item of the header's own name comes first: nobody would find it at the end of a long list.
  const options = [
    ...items,
    ...orderColumns
      .filter((column) => !taken.has(column))
      .map((column) => ({ value: column as string, label: textIn(columnName(column), locale) })),
  ];
  return (
    <Select
      id={id}
      value={value}
      onChange={onChange}
      options={options}
      placeholder={t('ignore')}
      allowClear
      showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
    />
  );
}
