import { withSetup } from '@platen/design/editor/editor';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { firstFontQuery } from '../designer.api.ts';
import type { EditorStore } from './editor-store.ts';
import type { DesignerFonts } from './designer-fonts.ts';
import { lacksChineseGlyphsQuery } from './font-glyphs.ts';

/** Tells the editor what new layers are named and written in: the language of the interface, and a font that there is. */
export function useNewLayerSetup(store: EditorStore, { known, register }: DesignerFonts): void {
  const locale = useLocale();
  const { data: first } = useQuery({ ...firstFontQuery, enabled: known.length === 0 });
  useEffect(() => {
    // Known, it is drawn as soon as a text is written in it.
    if (first) register([first]);
  }, [first, register]);
  // Asked for only where new texts are Chinese: in a font without their letters they would be in error at once.
  const lacking = useQueries({
    queries: locale === 'zh-CN' ? known.map(({ font_file }) => lacksChineseGlyphsQuery(font_file.url)) : [],
    combine: (answers) => answers.map(({ data }) => (data === true ? '1' : '0')).join(''),
  });
  useEffect(() => {
    const fonts = known.map((font, index) => ({ ...font, lacksChinese: lacking[index] === '1' }));
    store.act((editor) => withSetup(editor, { locale, fonts }));
  }, [store, locale, known, lacking]);
}
