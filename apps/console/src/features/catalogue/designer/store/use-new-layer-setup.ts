import { withSetup } from '@platen/design/editor/editor';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { firstFontQuery } from '../designer.api.ts';
import type { EditorStore } from './editor-store.ts';
import type { DesignerFonts } from './designer-fonts.ts';

/** Tells the editor what new layers are named and written in: the language of the interface, and a font that there is. */
export function useNewLayerSetup(store: EditorStore, { known, learn }: DesignerFonts): void {
  const locale = useLocale();
  const { data: first } = useQuery({ ...firstFontQuery, enabled: known.length === 0 });
  useEffect(() => {
    // Known, it is drawn as soon as a text is written in it.
    if (first) learn([first]);
  }, [first, learn]);
  useEffect(() => {
    store.act((editor) => withSetup(editor, { locale, fonts: known }));
  }, [store, locale, known]);
}
