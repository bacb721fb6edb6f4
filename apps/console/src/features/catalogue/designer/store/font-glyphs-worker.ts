import { drawnUrl } from '../../../../shared/preview/preview-assets.ts';

const chinese = '文本区域';

/** Reads a font file in a worker: fonts with Chinese glyphs are large. */
self.addEventListener('message', ({ data: url }: MessageEvent<string>) => {
  lacksChineseGlyphs(url).then(
    (lacks) => self.postMessage(lacks),
    // A font that cannot be read is reported where it is drawn.
    () => self.postMessage(false),
  );
});

async function lacksChineseGlyphs(url: string): Promise<boolean> {
  // Imported here and not above: the import waits for its WASM, and messages that arrive before the listener would be
  // lost.
  const { openFont } = await import('@platen/render/browser');
  const response = await fetch(drawnUrl(url, undefined));
  const font = openFont(new Uint8Array(await response.arrayBuffer()));
  const cut = font.cut({ font_weight: 400, font_style: 'normal', font_size: 16, dpi: 72 });
  return [...chinese].some((letter) => !cut.has(letter));
}
