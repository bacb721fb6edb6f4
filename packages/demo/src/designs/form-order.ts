import type { Layer } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import { boardSize } from '../catalogue/board.ts';
import { translateTo } from '../translate.ts';
import { configOf } from './config.ts';
import type { DesignSource } from './design.ts';
import { type LabelSide, withFactoryLabel } from './factory-label.ts';
import { box, image, wholeSquare } from './layers.ts';
import { printSize, templateOf } from './micro-custom.ts';
import { bareColor, type Mockup } from './mockup.ts';
import { type DesignPicture, mockupSidePx } from './picture.ts';

type FormOrder = {
  readonly mockup: Mockup;
  /** The visible base of unprinted areas, if it is not simply the product's color. */
  readonly base?: string;
  /**
   * The position of the customer's picture on the product's board. An area cannot be rotated, so the product is
   * upright.
   */
  readonly print: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** A picture that a customer might upload. */
  readonly sample: DesignPicture;
  readonly labelSide: LabelSide;
  /** Adds a small effect image beside the print, for staff who place the print on the product by hand. */
  readonly showsEffect?: boolean;
};

const pxPerUnit = mockupSidePx / boardSize;

/**
 * The customer supplies the print: the production image is that picture with the factory label, and the effect image
 * shows it.
 */
export function formOrder(
  key: string,
  { mockup, base, print, sample, labelSide, showsEffect = false }: FormOrder,
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
        const { canvas, strip, layers } = withFactoryLabel({ print: printed, dpi: dpi_value, side: labelSide }, t);
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

/** On the side of the strip that the label leaves free. */
function effectCopy({ top, height }: { top: number; height: number }): Layer {
  const margin = Math.round(height * 0.06);
  const side = height - 2 * margin;
  return newLayer('EffectArea', { set: { left: margin, top: top + margin, width: side, height: side } });
}
