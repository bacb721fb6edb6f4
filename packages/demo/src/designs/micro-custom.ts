import type { Size } from '@platen/design/geometry';
import type { Layer } from '@platen/design/layers/index';
import { type BilingualText, type Locale, textIn } from '@platen/model/text/locale';
import { boardSize } from '../catalogue/board.ts';
import { demoTemplates } from '../catalogue/catalogue.ts';
import type { DemoTemplate } from '../catalogue/templates/template.ts';
import { type Translate, translateTo } from '../translate.ts';
import { configOf, placedAt } from './config.ts';
import type { Asset, DesignSource } from './design.ts';
import { type LabelSide, withFactoryLabel } from './factory-label.ts';
import { box, group, image, wholeSquare } from './layers.ts';
import { bareColor, type Mockup } from './mockup.ts';
import { mockupSidePx } from './picture.ts';

/** The center and the width of a print on the board of a product. */
export type PrintPlace = { readonly x: number; readonly y: number; readonly width: number; readonly rotate?: number };

const pxPerUnit = mockupSidePx / boardSize;

type Effect = {
  readonly name: BilingualText;
  readonly mockup: Mockup;
  /** The visible base of unprinted areas, if it is not simply the product's color. */
  readonly base?: string;
  /** The position of one print; a product that shows it in parts has its own layers instead. */
  readonly print: PrintPlace | ((asset: Asset, t: Translate) => readonly Layer[]);
};

export type MicroCustom = {
  /** The size of the printed area, in px of its own. */
  readonly area: Size;
  readonly art: (asset: Asset, t: Translate) => readonly Layer[];
  readonly effect: Effect;
  /** `cover`: the artwork extends to the edges, and the excess is cropped. */
  readonly fit: 'cover' | 'contain';
  readonly labelSide: LabelSide;
  readonly hasCodeOnly?: boolean;
};

/** The three config lists of a template from one artwork: alone, on the product, and on the print of each size. */
export function microCustom(key: string, design: MicroCustom): DesignSource {
  return (asset, locale) => {
    const template = templateOf(key, locale);
    const t = translateTo(locale);
    const { area, fit, labelSide, hasCodeOnly } = design;
    const art = design.art(asset, t);
    return {
      custom_area_configs: [configOf(key, t, { name: t('定制区域', 'Custom area'), type: 'custom', ...area }, art)],
      effect_image_configs: [effectConfig(template, design, art, { asset, t, locale })],
      production_image_configs: template.size_prices.map(({ size, price, width, height }) => {
        const print = printSize(width, height);
        const { canvas, layers } = withFactoryLabel(
          { print, dpi: template.dpi_value, side: labelSide, isCodeOnly: hasCodeOnly ?? false },
          t,
        );
        const ratios = [print.width / area.width, print.height / area.height];
        const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
        const dx = (print.width - area.width * scale) / 2;
        const dy = (print.height - area.height * scale) / 2;
        const name = t(`生产图 ${size}`, `Production ${size}`);
        return configOf(key, t, { name, type: 'production', size, price, ...canvas }, [
          ...placedAt(art, scale, dx, dy),
          ...layers,
        ]);
      }),
    };
  };
}

interface Drawn {
  asset: Asset;
  t: Translate;
  locale: Locale;
}

function effectConfig(template: DemoTemplate, design: MicroCustom, art: readonly Layer[], { asset, t, locale }: Drawn) {
  const { name, mockup, base = bareColor(mockup), print } = design.effect;
  const side = wholeSquare(mockupSidePx);
  const printed = typeof print === 'function' ? print(asset, t) : [onProduct(art, design.area, print, t)];
  const sizes = template.size_prices.map(({ size }) => size);
  const parts = { type: 'effect', width: mockupSidePx, height: mockupSidePx, size: sizes } as const;
  return configOf(template.key, t, { name: textIn(name, locale), ...parts }, [
    box(base, { ...side, name: t('产品底色', 'Product color') }),
    ...printed,
    image(asset(mockup), { ...side, name: t('产品外观', 'Product') }),
  ]);
}

/** Groups the print on a product, so that it is rotated and moved as one. */
export function onProduct(
  art: readonly Layer[],
  area: Size,
  { x, y, width, rotate = 0 }: PrintPlace,
  t: Translate,
): Layer {
  const scale = (width * pxPerUnit) / area.width;
  const size = { width: width * pxPerUnit, height: area.height * scale };
  return group(
    {
      name: t('印刷区域', 'Print area'),
      left: x * pxPerUnit - size.width / 2,
      top: y * pxPerUnit - size.height / 2,
      ...size,
      rotate: (rotate + 360) % 360,
    },
    placedAt(art, scale),
  );
}

export function templateOf(key: string, locale: Locale): DemoTemplate {
  const template = demoTemplates(locale).find((each) => each.key === key);
  if (!template) throw new Error(`there is a design for ${key}, which the demo does not have`);
  return template;
}

/** Every size of a rendered template has print dimensions. */
export function printSize(width: number | null | undefined, height: number | null | undefined): Size {
  if (!width || !height) throw new Error('a size without pixels cannot have a design');
  return { width, height };
}
