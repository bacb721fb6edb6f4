import { demoTemplates } from '@platen/demo/catalogue';
import { demoDesigns, designPictureKey, listDesignPictures } from '@platen/demo/designs';
import { demoFonts } from '@platen/demo/fonts';
import { drawDesignPicture, readDemoFont } from '@platen/demo/node';
import { dpiDefault } from '@platen/design/constants';
import { type DrawingPlan, planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { sampleOrder, sampleSize } from '@platen/design/drawn-order';
import { locales } from '@platen/model/text/locale';
import { prepareInMemory } from '../src/node.ts';

/**
 * Drawing plans of the demo's templates. By default one image of each template, of a different kind from template to
 * template; `PLATEN_DEMO_SCENES=all` returns every image, which takes minutes to draw.
 */
export function demoPlans(): [name: string, plan: DrawingPlan][] {
  const takesAll = process.env['PLATEN_DEMO_SCENES'] === 'all';
  return [...demoDesigns].flatMap(([name, source], index) => {
    const locale = locales[index % locales.length] ?? 'zh-CN';
    const kind = demoTemplates(locale).find(({ key }) => key === name)?.kind ?? 'micro_custom';
    const { sample = somePicture, ...lists } = source(designPictureKey, locale);
    const configs = Object.values(lists).flat();
    const chosen = takesAll ? configs : configs.slice(index % configs.length).slice(0, 1);
    return chosen.map((config): [string, DrawingPlan] => {
      const order = sampleOrder({ size: sampleSize(config, []), suppliedUrls: [sample] });
      const image = { role: config.type, position: 0, config };
      const design = { kind, dpi_value: dpiDefault, ...lists };
      return [`${name} ${config.id}`, planDrawing(design, order, image, screenOutputOf[config.type])];
    });
  });
}

const pictures = new Map(
  locales.flatMap((locale) => listDesignPictures(locale)).map((picture) => [designPictureKey(picture), picture]),
);
const [somePicture = ''] = pictures.keys();
const drawn = new Map<string, Promise<Uint8Array>>();

/** The pictures and fonts of the demo. A picture is generated when it is first requested. */
export const demoSource = {
  async font(name: string): Promise<Uint8Array | undefined> {
    const font = demoFonts('en-US').find((each) => each.name === name);
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
