const chinese = '文本区域';

/** Reads a font file off the page's thread: those with Chinese letters are large. */
self.addEventListener('message', ({ data: url }: MessageEvent<string>) => {
  lacksChineseGlyphs(url).then(
    (lacks) => self.postMessage(lacks, { transfer: [] }),
    // What cannot be read is said where it is drawn.
    () => self.postMessage(false, { transfer: [] }),
  );
});

async function lacksChineseGlyphs(url: string): Promise<boolean> {
  // Loaded here and not above: it waits for its wasm, and a message that comes before the listener is lost.
  const { openFont } = await import('@platen/render/browser');
  const font = await openFont(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  const cut = font.cut({ font_weight: 400, font_style: 'normal', font_size: 16, dpi: 72 });
  return [...chinese].some((letter) => !cut.has(letter));
}
