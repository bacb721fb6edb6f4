import { locales, textIn } from '@platen/model/text/locale';
import { blockKindOf, blockTypes } from '@platen/pages/blocks';
import { newBlock } from '@platen/pages/page-edits';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { FieldPanel } from '../../../../../ui/fields/field-panel.tsx';
import { FieldServicesProvider } from '../../../../../ui/fields/field-services.ts';
import { fieldsOfBlock } from './block-fields.ts';

const services = { fonts: [], pictureMaxMb: 20, noPictures: 'not here' };

describe.each(blockTypes)('the settings of the block kind %s', (type) => {
  const block = newBlock(type, true, new Set());
  const { own, common } = fieldsOfBlock(block);

  it('are all of its fields, each once', () => {
    expect([...own, ...common].map(({ field }) => field.key).sort()).toEqual(
      blockKindOf(block)
        .fields.map(({ key }) => key)
        .sort(),
    );
  });

  it.each(locales)('have an editor each, named in %s', (locale) => {
    // All of them together: a field may be visible only while another has a certain value.
    const all = [...own, ...common];
    const html = renderToStaticMarkup(
      <IntlProvider locale={locale} messages={{}}>
        <FieldServicesProvider value={services}>
          <FieldPanel groups={[{ key: 'all', fields: all }]} errorsAt={() => []} onChange={() => undefined} />
        </FieldServicesProvider>
      </IntlProvider>,
    );
    for (const { field } of all) expect(html).toContain(textIn(field.label, locale));
    const controls = html.match(/<input|<select|<button|<textarea|role="group"/g) ?? [];
    expect(controls.length).toBeGreaterThanOrEqual(all.length);
  });
});
