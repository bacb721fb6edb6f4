import { withSetup } from '@platen/design/editor/editor';
import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { firstFontQuery } from '../designer.api.ts';
import type { EditorStore } from './editor-store.ts';

/** The fonts that the designer can draw: those of the template, and those that were selected since. */
interface DesignerFonts {
  readonly known: readonly FontLibrary[];
  register: (fonts: readonly FontLibrary[]) => void;
}

export const DesignerFontsContext = createContext<DesignerFonts>({ known: [], register: () => undefined });

export function useDesignerFonts(): DesignerFonts {
  return use(DesignerFontsContext);
}

/** The fonts of a designer that starts with those of its template. */
export function useFontRegistry(initial: readonly FontLibrary[]): DesignerFonts {
  const [known, setKnown] = useState(initial);
  return useMemo(
    () => ({
      known,
      register: (more) =>
        setKnown((now) => {
          const unknown = more.filter(({ id }) => !now.some((font) => font.id === id));
          // Returns the same array if nothing is new: a new one would trigger effects that register fonts, endlessly.
          return unknown.length === 0 ? now : [...now, ...unknown];
        }),
    }),
    [known],
  );
}

/** Whether a font lacks the glyphs of the default text of new Chinese texts. A file never changes. */
const lacksChineseGlyphsQuery = (url: string) =>
  queryOptions({
    queryKey: ['font-glyphs', url],
    queryFn: () => checkInWorker(url),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

function checkInWorker(url: string): Promise<boolean> {
  const worker = new Worker(new URL('./font-glyphs-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<boolean>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data));
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'no font reader')));
    worker.postMessage(new URL(url, window.location.href).href);
  }).finally(() => worker.terminate());
}

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
