import type { Size } from '@platen/design/geometry';
import type { Layer } from '@platen/design/layers/index';
import { boardSize } from '../catalogue/board.ts';
import { demoTemplates } from '../catalogue/catalogue.ts';
import type { DemoTemplate } from '../catalogue/templates/template.ts';
import { configOf, placedAt } from './config.ts';
import type { Asset, DesignSource } from './design.ts';
import { factoryTag, type TagCorner } from './factory-tag.ts';
import { box, wholeSquare, group, image } from './layers.ts';
import { bareColour, type Mockup } from './mockup.ts';
import { mockupSidePx } from './picture.ts';

/** Where the middle of a print lies on the board of a product, and how wide it is there. */
export type PrintPlace = { readonly x: number; readonly y: number; readonly width: number; readonly rotate?: number };

const pxPerUnit = mockupSidePx / boardSize;

type Effect = {
  readonly name: string;
  readonly mockup: Mockup;
  /** What shows where the print leaves the product bare, where that is not simply its colour. */
  readonly base?: string;
  /** One print; a product that shows it in parts brings its own layers instead. */
  readonly print: PrintPlace | ((asset: Asset) => readonly Layer[]);
};

export type MicroCustom = {
  /** The printed area in px of its own. */
  readonly area: Size;
  readonly art: (asset: Asset) => readonly Layer[];
  readonly effect: Effect;
  /** `cover`: the art reaches to the edges, and what is too much of it is cut off. */
  readonly fit: 'cover' | 'contain';
  readonly tag: TagCorner;
  readonly hasCodeOnly?: boolean;
};

/** The three lists of a template from one artwork: by itself, on the product, and on each size's print. */
export function microCustom(name: string, design: MicroCustom): DesignSource {
  return (asset) => {
    const template = templateNamed(name);
    const { area, fit, tag, hasCodeOnly } = design;
    const art = design.art(asset);
    return {
      custom_area_configs: [configOf(name, { name: '定制区域', type: 'custom', ...area }, art)],
      effect_image_configs: [effectConfig(template, design, art, asset)],
      production_image_configs: template.size_prices.map(({ size, price, width, height }) => {
        const canvas = printSize(width, height);
        const ratios = [canvas.width / area.width, canvas.height / area.height];
        const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
        const dx = (canvas.width - area.width * scale) / 2;
        const dy = (canvas.height - area.height * scale) / 2;
        return configOf(name, { name: `生产图 ${size}`, type: 'production', size, price, ...canvas }, [
          ...placedAt(art, scale, dx, dy),
          factoryTag({ canvas, dpi: template.dpi_value, corner: tag, isCodeOnly: hasCodeOnly ?? false }),
        ]);
      }),
    };
  };
}

function effectConfig(template: DemoTemplate, design: MicroCustom, art: readonly Layer[], asset: Asset) {
  const { name, mockup, base = bareColour(mockup), print } = design.effect;
  const side = wholeSquare(mockupSidePx);
  const printed = typeof print === 'function' ? print(asset) : [onProduct(art, design.area, print)];
  const sizes = template.size_prices.map(({ size }) => size);
  return configOf(template.name, { name, type: 'effect', width: mockupSidePx, height: mockupSidePx, size: sizes }, [
    box(base, { ...side, name: '产品底色' }),
    ...printed,
    image(asset(mockup), { ...side, name: '产品外观' }),
  ]);
}

/** A print lies on its product as one group: turned with it, and moved with it. */
export function onProduct(art: readonly Layer[], area: Size, { x, y, width, rotate = 0 }: PrintPlace): Layer {
  const scale = (width * pxPerUnit) / area.width;
  const size = { width: width * pxPerUnit, height: area.height * scale };
  return group(
    {
      name: '印刷区域',
      left: x * pxPerUnit - size.width / 2,
      top: y * pxPerUnit - size.height / 2,
      ...size,
      rotate: (rotate + 360) % 360,
    },
    placedAt(art, scale),
  );
}

export function templateNamed(name: string): DemoTemplate {
  const template = demoTemplates.find((each) => each.name === name);
  if (!template) throw new Error(`there is a design for ${name}, which the demo does not have`);
  return template;
}

/** Every size of a template that the system draws for says how large its print is. */
export function printSize(width: number | null | undefined, height: number | null | undefined): Size {
  if (!width || !height) throw new Error('a size without pixels cannot have a design');
  return { width, height };
}
