import { listAssets, type Scene } from '@platen/design/scene';
import type { Asset, Assets } from './assets.ts';
import type { Picture } from './images/levels.ts';
import type { Font } from './text/font.ts';

/** Where the bytes of fonts and pictures come from. Nothing: there is no such file. */
export interface AssetSource {
  font(name: string): Promise<Uint8Array | undefined>;
  image(url: string): Promise<Uint8Array | undefined>;
}

export interface AssetReaders {
  readonly openFont: (bytes: Uint8Array) => Promise<Font>;
  readonly decodeImage: (bytes: Uint8Array) => Promise<Picture>;
}

/**
 * Everything that a scene needs, loaded; what `known` already has is taken from there. Never throws: what is missing or
 * damaged is so in the scene's findings.
 */
export async function loadAssets(
  scene: Scene,
  source: AssetSource,
  readers: AssetReaders,
  known?: Assets,
): Promise<Assets> {
  const { fonts, images } = listAssets(scene);
  const [loadedFonts, loadedImages] = await Promise.all([
    loadAll(fonts, (name) => load(name, source.font, readers.openFont), known?.fonts),
    loadAll(images, (url) => load(url, source.image, readers.decodeImage), known?.images),
  ]);
  return { fonts: loadedFonts, images: loadedImages };
}

/** What was missing before is looked for again: it may have come. */
async function loadAll<T>(
  names: readonly string[],
  loadOne: (name: string) => Promise<Asset<T>>,
  known: ReadonlyMap<string, Asset<T>> | undefined,
): Promise<Map<string, Asset<T>>> {
  const loaded = names.map(async (name): Promise<[string, Asset<T>]> => {
    const before = known?.get(name);
    return [name, before?.state === 'ready' ? before : await loadOne(name)];
  });
  return new Map(await Promise.all(loaded));
}

async function load<T>(
  name: string,
  read: (name: string) => Promise<Uint8Array | undefined>,
  open: (bytes: Uint8Array) => Promise<T>,
): Promise<Asset<T>> {
  const bytes = await read(name).catch(() => undefined);
  if (!bytes) return { state: 'missing' };
  return open(bytes).then(
    (value) => ({ state: 'ready', value }),
    () => ({ state: 'damaged' }),
  );
}
