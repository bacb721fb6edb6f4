import type { Field, FieldKind, FieldValues } from '@platen/model/fields/fields';
import type { Locale } from '@platen/model/text/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { FieldCell } from './field-cell.tsx';
import { FieldEditor } from './field-editor.tsx';
import { FieldPanel } from './field-panel.tsx';
import { FieldRule } from './field-rule.tsx';
import { FieldServicesProvider } from './field-services.ts';

const label = { zh: '名称', en: 'Caption' };
const item = { label: '', editable: true, required: false, value: '' };
const options = ['/a.png', '/b.png'].map((value) => ({ value, label: value.slice(1, 2) }));
const choices = [
  { value: 'left', label: { zh: '靠左', en: 'To the left' }, when: { key: 'mode', is: 'rows' } },
  { value: 'top', label: { zh: '靠上', en: 'To the top' }, when: { key: 'mode', is: 'columns' } },
];

const samples: { [Kind in FieldKind]: { field: Field<Kind>; value: FieldValues[Kind] } } = {
  text: { field: { kind: 'text', key: 'a', label }, value: 'words' },
  number: { field: { kind: 'number', key: 'a', label, unit: 'px' }, value: 1.5 },
  flag: { field: { kind: 'flag', key: 'a', label }, value: true },
  choice: { field: { kind: 'choice', key: 'a', label, choices }, value: 'left' },
  color: { field: { kind: 'color', key: 'a', label }, value: 'rgb(255,0,0)' },
  font: { field: { kind: 'font', key: 'a', label }, value: 'Serif' },
  picture: { field: { kind: 'picture', key: 'a', label }, value: '/p.png' },
  file: { field: { kind: 'file', key: 'a', label, extensions: ['icc'], maxMb: 16 }, value: '/p.icc' },
  upload: { field: { kind: 'upload', key: 'a', label, accepts: 'video' }, value: { url: '/p.mp4' } },
  link: { field: { kind: 'link', key: 'a', label }, value: 'tel:1' },
  rich_text: { field: { kind: 'rich_text', key: 'a', label }, value: '<p>words</p>' },
  size: { field: { kind: 'size', key: 'a', label }, value: { width: 3, height: 4 } },
  reference: { field: { kind: 'reference', key: 'a', label, to: 'texts' }, value: 't1' },
  image_item: { field: { kind: 'image_item', key: 'a', label }, value: item },
  text_item: { field: { kind: 'text_item', key: 'a', label }, value: item },
  color_item: { field: { kind: 'color_item', key: 'a', label }, value: item },
  font_item: { field: { kind: 'font_item', key: 'a', label }, value: item },
  template_item: { field: { kind: 'template_item', key: 'a', label }, value: item },
  image_list: { field: { kind: 'image_list', key: 'a', label }, value: [{ id: 'x', ...item }] },
  text_list: {
    field: { kind: 'text_list', key: 'a', label },
    value: [{ id: 'x', text: item, color: item, font_family: item, fill_image: item }],
  },
};

const services = { fonts: ['Serif', 'Sans'], pictureMaxMb: 20, noPictures: 'not here' };
const inLocale = (locale: Locale, children: React.ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{}}>
      <FieldServicesProvider value={services}>{children}</FieldServicesProvider>
    </IntlProvider>,
  );
const edited = (
  filled: { field: Field; value: FieldValues[FieldKind] },
  { locale = 'en-US', wrongPart = '-', mode = 'rows' }: { locale?: Locale; wrongPart?: string; mode?: string } = {},
) =>
  inLocale(
    locale,
    <FieldEditor
      field={filled.field}
      value={filled.value}
      onChange={() => undefined}
      errorsAt={(part) => (part === wrongPart ? ['it is wrong'] : [])}
      siblingValue={() => mode}
    />,
  );

describe.each(Object.entries(samples))('the editor of a field of the kind %s', (kind, filled) => {
  it('has the name of its field, in both languages', () => {
    const name = kind === 'text_list' ? { zh: '填充图片', en: 'Fill image' } : label;
    expect(edited(filled)).toContain(name.en);
    expect(edited(filled, { locale: 'zh-CN' })).toContain(name.zh);
  });

  it('shows errors, also to screen readers', () => {
    const part = { image_list: 'x', text_list: 'x.text' }[kind] ?? '';
    expect(edited(filled, { wrongPart: part })).toMatch(/role="alert"[^>]*>it is wrong/);
    expect(edited(filled)).not.toContain('role="alert"');
  });
});

describe('an editor', () => {
  it('offers images as radio buttons, with the selected one checked', () => {
    const filled = { ...samples.image_item, value: { ...item, label: 'Pattern', value: '/b.png', options } };
    const html = edited(filled);
    expect(html).toContain('Pattern');
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/aria-label="b"[^>]*checked|checked[^>]*aria-label="b"/);
  });

  it('shows an image that cannot be replaced, and why', () => {
    expect(edited(samples.picture)).toMatch(/not here/);
  });
});

it('lays out groups of fields and omits empty ones', () => {
  const html = inLocale(
    'en-US',
    <FieldPanel
      groups={[
        { key: 'none', title: 'Nothing', fields: [] },
        { key: 'some', title: 'Place', note: 'kept', fields: [samples.number, samples.size] },
      ]}
      errorsAt={(path) => (path === 'a.width' ? ['too narrow'] : [])}
      onChange={() => undefined}
    />,
  );
  expect(html).not.toContain('Nothing');
  expect(html).toMatch(/Place[\s\S]*too narrow[\s\S]*kept/);
});

it('shows the same fields in cells, and what they accept', () => {
  const marked = choices.map((choice) => ({ ...choice, mark: { color: '#123456' } }));
  const choice = { ...samples.choice.field, choices: marked };
  const cell = inLocale(
    'en-US',
    <FieldCell
      field={choice}
      cell="value:a"
      label="Caption 1"
      value="top"
      onChange={() => undefined}
      isInvalid={false}
    />,
  );
  expect(cell).toContain('#123456');
  expect(cell).toContain('To the top');
  expect(inLocale('zh-CN', <FieldRule field={choice} />)).toMatch(/靠左[\s\S]*靠上/);
  expect(
    inLocale('en-US', <FieldRule field={{ ...samples.picture.field, sizePx: { width: 30, height: 40 } }} />),
  ).toContain('30 × 40');
});
