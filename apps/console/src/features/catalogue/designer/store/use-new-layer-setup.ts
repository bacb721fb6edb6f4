import { withSetup } from '@platen/design/editor/editor';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { firstFontQuery } from '../designer.api.ts';
import type { DesignerFonts } from './designer-fonts.ts';
import type { EditorStore } from './editor-store.ts';
import { lacksChineseGlyphsQuery } from './font-glyphs.ts';

/** Sets the language and the font of new layers: the language of the interface, and a font of the library. */
export function useNewLayerSetup(store: EditorStore, { known, register }: DesignerFonts): void {
  const locale = useLocale();
  const { data: first } = useQuery({ ...firstFontQuery, enabled: known.length === 0 });
  useEffect(() => {
    // Registered, so that it is drawn as soon as a text uses it.
    if (first) register([first]);
  }, [first, register]);
  // Checked only if new texts are Chinese: in a font without their glyphs they would be invalid at once.
  const lacking = useQueries({
    queries: locale === 'zh-CN' ? known.map(({ font_file }) => lacksChineseGlyphsQuery(font_file.url)) : [],
    combine: (answers) => answers.map(({ data }) => (data === true ? '1' : '0')).join(''),
  });
  useEffect(() => {
    const fonts = known.map((font, index) => ({ ...font, lacksChinese: lacking[index] === '1' }));
    store.act((editor) => withSetup(editor, { locale, fonts }));
  }, [store, locale, known, lacking]);
}
