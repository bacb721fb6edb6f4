import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { Loaded } from '../../../../ui/detail/loaded.tsx';
import { useText } from '../../../../ui/text.ts';
import { customPageQuery, pageVersionQuery } from '../custom-pages.api.ts';
import { pageEditorTexts } from './editor.messages.ts';
import { PreviewFrame } from './preview/preview-frame.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { useElementSize } from './preview/use-measured.ts';
import { parseSections } from './store/page-document.ts';

const back = linkOptions({ to: '/custom_pages' });

/** The draft of a page, or one of its versions, at the width of the window. */
export function PagePreviewScreen() {
  const t = useText(pageEditorTexts);
  const { id = '0', version } = useSearch({ from: '/workspace/admin_custom_pages/preview' });
  const draft = useQuery({ ...customPageQuery(id), enabled: version === undefined });
  const earlier = useQuery({ ...pageVersionQuery(Number(id), Number(version)), enabled: version !== undefined });
  const box = useRef<HTMLDivElement>(null);
  const room = useElementSize(box);
  return (
    <main id="main" ref={box} style={{ height: '100dvh' }}>
      <Loaded query={version === undefined ? draft : earlier} back={back} rows={12}>
        {({ configs }: { configs: string }) => (
          <PreviewFrame title={t('preview')} widthPx={room.width} heightPx={room.height}>
            <PreviewPage sections={parseSections(configs)} />
          </PreviewFrame>
        )}
      </Loaded>
    </main>
  );
}
