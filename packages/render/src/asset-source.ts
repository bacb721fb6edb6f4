import { listAssets, type Scene, type ShownFrame } from '@platen/design/scene';
import type { Asset, Assets } from './assets.ts';
import { type Inflate, readLevel } from './images/level-file.ts';
import { levelToCover, type Picture } from './images/levels.ts';
import { shownSizes } from './images/shown-sizes.ts';
import { openFont } from './text/font.ts';

/** Where the bytes of fonts and pictures come from. Nothing: there is no such file. */
export interface AssetSource {
  font(name: string): Promise<Uint8Array | undefined>;
  /**
   * A level of a picture, as a file: one that is enough to cover `shown`, in px of the image; the picture itself where it
   * is shown at a size that nobody knows yet.
   */
  image(url: string, shown: ShownFrame | undefined): Promise<Uint8Array | undefined>;
}

/** What the scene needs, and at which size. */
export interface SceneToLoad {
  readonly scene: Scene;
  /** How much larger the image is than the scene. */
  readonly scale: number;
}

/**
 * Everything that a scene needs, loaded; what `known` already has is taken from there. Never throws: what is missing or
 * damaged is so in the scene's findings.
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
      (name) => load(name, source.font, openFont),
      known?.fonts,
      () => true,
    ),
    loadAll(images, loadImage, known?.images, (url, picture: Picture) => {
      return picture.level <= levelToCover(picture, shown.get(url));
    }),
  ]);
  return { fonts: loadedFonts, images: loadedImages };
}

/** What was missing before is looked for again: it may have come. So is what is here, and not large enough. */
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
