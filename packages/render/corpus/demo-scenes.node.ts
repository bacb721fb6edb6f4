import { demoDesigns, designPictureKey, listDesignPictures } from '@platen/demo/designs';
import { demoFonts } from '@platen/demo/fonts';
import { drawDesignPicture, readDemoFont } from '@platen/demo/node';
import { type Scene, sceneOf } from '@platen/design/scene';
import { prepareInMemory } from '../src/node.ts';

/**
 * The images of the demo's templates: one of each template, of another kind for each, or every one.
 * `PLATEN_DEMO_SCENES=all` for these, which takes minutes.
 */
export function demoScenes(): [name: string, scene: Scene][] {
  const takesAll = process.env['PLATEN_DEMO_SCENES'] === 'all';
  return [...demoDesigns].flatMap(([name, source], index) => {
    const { sample = somePicture, ...lists } = source(designPictureKey);
    const configs = Object.values(lists).flat();
    const chosen = takesAll ? configs : configs.slice(index % configs.length).slice(0, 1);
    const areas = { custom: sample, effect: sample };
    return chosen.map((config): [string, Scene] => [`${name} ${config.id}`, sceneOf(config, { areas })]);
  });
}

const pictures = new Map(listDesignPictures().map((picture) => [designPictureKey(picture), picture]));
const [somePicture = ''] = pictures.keys();
const drawn = new Map<string, Promise<Uint8Array>>();

/** The pictures and fonts of the demo. A picture is drawn when it is first wanted. */
export const demoSource = {
  async font(name: string): Promise<Uint8Array | undefined> {
    const font = demoFonts.find((each) => each.name === name);
    return font && readDemoFont(font);
  },
  async image(key: string): Promise<Uint8Array | undefined> {
    const picture = pictures.get(key);
    if (!picture) return undefined;
    const prepared = drawn.get(key) ?? drawDesignPicture(picture).then(prepareInMemory);
    drawn.set(key, prepared);
    return prepared;
  },
};
