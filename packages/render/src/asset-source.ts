import { listAssets, type Scene } from '@platen/design/scene';
import type { Asset, Assets } from './assets.ts';
import type { Pixels } from './raster/surface.ts';
import type { Font } from './text/font.ts';

/** Where the bytes of fonts and pictures come from. Nothing: there is no such file. */
export interface AssetSource {
  font(name: string): Promise<Uint8Array | undefined>;
  image(url: string): Promise<Uint8Array | undefined>;
}

export interface AssetReaders {
  readonly openFont: (bytes: Uint8Array, name: string) => Promise<Font>;
  readonly decodeImage: (bytes: Uint8Array, url: string) => Promise<Pixels>;
}

/** Everything that a scene needs, loaded. Never throws: what is missing or damaged is so in the scene's findings. */
export async function loadAssets(scene: Scene, source: AssetSource, readers: AssetReaders): Promise<Assets> {
  const { fonts, images } = listAssets(scene);
  return {
    fonts: await loadAll(fonts, source.font, readers.openFont),
    images: await loadAll(images, source.image, readers.decodeImage),
  };
}

async function loadAll<T>(
  names: readonly string[],
  read: (name: string) => Promise<Uint8Array | undefined>,
  open: (bytes: Uint8Array, name: string) => Promise<T>,
): Promise<Map<string, Asset<T>>> {
  const loaded = names.map(async (name): Promise<[string, Asset<T>]> => [name, await load(name, read, open)]);
  return new Map(await Promise.all(loaded));
}

async function load<T>(
  name: string,
  read: (name: string) => Promise<Uint8Array | undefined>,
  open: (bytes: Uint8Array, name: string) => Promise<T>,
): Promise<Asset<T>> {
  const bytes = await read(name).catch(() => undefined);
  if (!bytes) return { state: 'missing' };
  return open(bytes, name).then(
    (value) => ({ state: 'ready', value }),
    () => ({ state: 'damaged' }),
  );
}
