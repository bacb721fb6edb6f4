import type { Size } from '@platen/design/geometry';
import type { Layer } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import { boardSize } from '../catalogue/board.ts';
import { configOf } from './config.ts';
import type { DesignSource } from './design.ts';
import { factoryTag, type TagCorner } from './factory-tag.ts';
import { box, wholeSquare, image } from './layers.ts';
import { printSize, templateNamed } from './micro-custom.ts';
import { bareColour, type Mockup } from './mockup.ts';
import { type DesignPicture, mockupSidePx } from './picture.ts';

type FormOrder = {
  readonly mockup: Mockup;
  /** What shows where the picture leaves the product bare, where that is not simply its colour. */
  readonly base?: string;
  /** Where the customer's picture lies on the product's board. An area cannot be turned, so the product lies straight. */
  readonly print: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What a customer might send in. */
  readonly sample: DesignPicture;
  readonly tag: TagCorner;
  /** A small effect image on the print, for whoever has to place it on the product by hand. */
  readonly showsEffect?: boolean;
};

const pxPerUnit = mockupSidePx / boardSize;

/** The customer brings the print: the production image is that picture with the factory's tag, the effect image shows it. */
export function formOrder(
  name: string,
  { mockup, base, print, sample, tag, showsEffect = false }: FormOrder,
): DesignSource {
  return (asset) => {
    const { size_prices, dpi_value } = templateNamed(name);
    const side = wholeSquare(mockupSidePx);
    return {
      custom_area_configs: [],
      effect_image_configs: [
        configOf(
          name,
          {
            name: '效果图',
            type: 'effect',
            width: mockupSidePx,
            height: mockupSidePx,
            size: size_prices.map(({ size }) => size),
          },
          [
            box(base ?? bareColour(mockup), { ...side, name: '产品底色' }),
            newLayer('CustomArea', {
              set: {
                left: (print.x - print.width / 2) * pxPerUnit,
                top: (print.y - print.height / 2) * pxPerUnit,
                width: print.width * pxPerUnit,
                height: print.height * pxPerUnit,
              },
            }),
            image(asset(mockup), { ...side, name: '产品外观' }),
          ],
        ),
      ],
      production_image_configs: size_prices.map(({ size, price, width, height }) => {
        const canvas = printSize(width, height);
        return configOf(name, { name: `生产图 ${size}`, type: 'production', size, price, ...canvas }, [
          newLayer('CustomArea', { set: { left: 0, top: 0, ...canvas } }),
          ...(showsEffect ? [effectCopy(canvas)] : []),
          factoryTag({ canvas, dpi: dpi_value, corner: tag }),
        ]);
      }),
      sample: asset(sample),
    };
  };
}

function effectCopy({ width, height }: Size): Layer {
  const side = Math.round(Math.min(width, height) * 0.12);
  const margin = Math.round(side * 0.12);
  return newLayer('EffectArea', { set: { left: margin, top: height - margin - side, width: side, height: side } });
}
