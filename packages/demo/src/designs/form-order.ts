import type { Layer } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import { boardSize } from '../catalogue/board.ts';
import { translateTo } from '../translate.ts';
import { configOf } from './config.ts';
import type { DesignSource } from './design.ts';
import { type TagSide, withFactoryTag } from './factory-tag.ts';
import { box, wholeSquare, image } from './layers.ts';
import { printSize, templateOf } from './micro-custom.ts';
import { bareColor, type Mockup } from './mockup.ts';
import { type DesignPicture, mockupSidePx } from './picture.ts';

type FormOrder = {
  readonly mockup: Mockup;
  /** What shows where the picture leaves the product bare, where that is not simply its color. */
  readonly base?: string;
  /** Where the customer's picture lies on the product's board. An area cannot be turned, so the product lies straight. */
  readonly print: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What a customer might send in. */
  readonly sample: DesignPicture;
  readonly tag: TagSide;
  /** A small effect image beside the print, for whoever has to place it on the product by hand. */
  readonly showsEffect?: boolean;
};

const pxPerUnit = mockupSidePx / boardSize;

/** The customer brings the print: the production image is that picture with the factory's tag, the effect image shows it. */
export function formOrder(
  key: string,
  { mockup, base, print, sample, tag, showsEffect = false }: FormOrder,
): DesignSource {
  return (asset, locale) => {
    const t = translateTo(locale);
    const { size_prices, dpi_value } = templateOf(key, locale);
    const side = wholeSquare(mockupSidePx);
    return {
      custom_area_configs: [],
      effect_image_configs: [
        configOf(
          key,
          t,
          {
            name: t('效果图', 'Effect image'),
            type: 'effect',
            width: mockupSidePx,
            height: mockupSidePx,
            size: size_prices.map(({ size }) => size),
          },
          [
            box(base ?? bareColor(mockup), { ...side, name: t('产品底色', 'Product color') }),
            newLayer('CustomArea', {
              set: {
                left: (print.x - print.width / 2) * pxPerUnit,
                top: (print.y - print.height / 2) * pxPerUnit,
                width: print.width * pxPerUnit,
                height: print.height * pxPerUnit,
              },
            }),
            image(asset(mockup), { ...side, name: t('产品外观', 'Product') }),
          ],
        ),
      ],
      production_image_configs: size_prices.map(({ size, price, width, height }) => {
        const printed = printSize(width, height);
        const { canvas, strip, layers } = withFactoryTag({ print: printed, dpi: dpi_value, side: tag }, t);
        const name = t(`生产图 ${size}`, `Production ${size}`);
        return configOf(key, t, { name, type: 'production', size, price, ...canvas }, [
          newLayer('CustomArea', { set: { left: 0, top: 0, ...printed } }),
          ...layers,
          ...(showsEffect ? [effectCopy(strip)] : []),
        ]);
      }),
      sample: asset(sample),
    };
  };
}

/** On the side of the strip that the tag leaves free. */
function effectCopy({ top, height }: { top: number; height: number }): Layer {
  const margin = Math.round(height * 0.06);
  const side = height - 2 * margin;
  return newLayer('EffectArea', { set: { left: margin, top: top + margin, width: side, height: side } });
}
