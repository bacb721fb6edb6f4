import { listAssets, type Scene, type ShownFrame } from '@platen/design/scene';
import type { Asset, Assets } from './assets.ts';
import { type Inflate, readLevel } from './images/level-file.ts';
import { levelToCover, type Picture } from './images/levels.ts';
import { shownSizes } from './images/shown-sizes.ts';
import { openFont } from './text/font.ts';

/** Provides the bytes of fonts and pictures; undefined if there is no such file. */
export interface AssetSource {
  font(name: string): Promise<Uint8Array | undefined>;
  /**
   * Reads a level file of a picture, of the smallest level that suffices to cover `shown` (in px of the image) or of a
   * larger one. If `shown` is undefined, the size is not known yet, and level 0 is needed.
   */
  image(url: string, shown: ShownFrame | undefined): Promise<Uint8Array | undefined>;
}

/** A scene and the scale at which its pictures will be drawn. */
export interface SceneToLoad {
  readonly scene: Scene;
  /** The size of the image relative to the scene. */
  readonly scale: number;
}

/**
 * Loads the fonts and pictures of a scene; assets that `known` already contains are reused. Never rejects: a missing
 * or damaged asset is reported as a finding when the scene is drawn.
 */
export async function loadAssets(
  { scene, scale }: SceneToLoad,
  source: AssetSource,
  inflate: Inflate,
  known?: Assets,
): Promise<Assets> {
  const { fonts, images } = listAssets(scene);
  const shown = shownSizes(scene, scale);
  const loadImage = (url: string) =>
    load(
      url,
      (each) => source.image(each, shown.get(each)),
      (bytes) => readLevel(bytes, inflate),
    );
  const [loadedFonts, loadedImages] = await Promise.all([
    loadAll(
      fonts,
      (name) => load(name, source.font, async (bytes) => openFont(bytes)),
      known?.fonts,
      () => true,
    ),
    loadAll(images, loadImage, known?.images, (url, picture: Picture) => {
      return picture.level <= levelToCover(picture, shown.get(url));
    }),
  ]);
  return { fonts: loadedFonts, images: loadedImages };
}

/** Loads an asset again if it was missing or damaged before, or if only a level that is too small is known. */
async function loadAll<T>(
  names: readonly string[],
  loadOne: (name: string) => Promise<Asset<T>>,
  known: ReadonlyMap<string, Asset<T>> | undefined,
  isEnough: (name: string, value: T) => boolean,
): Promise<Map<string, Asset<T>>> {
  const loaded = names.map(async (name): Promise<[string, Asset<T>]> => {
    const before = known?.get(name);
    return [name, before?.state === 'ready' && isEnough(name, before.value) ? before : await loadOne(name)];
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
