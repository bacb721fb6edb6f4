import type { Size } from '@platen/design/geometry';
import type { Layer, LayerByType } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import type { Translate } from '../translate.ts';
import { box, still } from './layers.ts';

/** Contains Chinese and Latin letters, because sizes and order numbers may use either. */
export const labelFont = 'ZCOOL KuaiLe';
const labelInk = '#000000';

/** A QR code of an order number has 29 modules with its quiet zone; scanners need at least 2 px for each. */
const codePx = 58;
const codeMm = 9;
const mmPerInch = 25.4;
const gap = 6;
const barcodePx = 160;
/** The distance between print, label and edge, which the cutter needs. */
const stripMarginMm = 1.5;

export type LabelSide = 'left' | 'right';

type LabelOptions = {
  /** The part that is cut out of the production image, without the label. */
  readonly print: Size;
  readonly dpi: number;
  readonly side: LabelSide;
  /** Only the code, for prints that are too narrow for more. */
  readonly isCodeOnly?: boolean;
};

type LabelLayers = LayerByType['QrcodeGroup']['children'];

/** The production image for a print with its label, and the layers beside the print. */
type LabeledPrint = {
  readonly canvas: Size;
  readonly strip: Size & { readonly top: number };
  readonly layers: Layer[];
};

/**
 * The label that the factory reads: two codes, the order's number and size, and a small copy of the design. It is
 * printed on a white strip below the print, because on the print it would cover what the customer ordered. Each module
 * of the codes has a whole number of px, whatever the size of the print is.
 */
export function withFactoryLabel({ print, dpi, side, isCodeOnly = false }: LabelOptions, t: Translate): LabeledPrint {
  const room = Math.min(print.width, print.height);
  const wanted = Math.floor(Math.min((codeMm / mmPerInch) * dpi, room * 0.14) / codePx);
  const unit = Math.max(leastUnit(dpi, isCodeOnly), wanted);
  const copyHeight = codePx - 2 * gap;
  const copyWidth = Math.min(copyHeight * 1.6, (copyHeight * print.width) / print.height);
  const width = (isCodeOnly ? codePx : codePx + gap + barcodePx + gap + copyWidth + gap) * unit;
  const height = codePx * unit;
  const margin = Math.round((stripMarginMm / mmPerInch) * dpi);
  const strip = { top: print.height, width: print.width, height: height + 2 * margin };
  const children: LabelLayers = [
    newLayer('QrcodeRect', {
      set: { left: 0, top: 0, width, height, fill: '#ffffff', stroke: labelInk, stroke_width: isCodeOnly ? 0 : unit },
    }),
    newLayer('Qrcode', { set: { left: 0, top: 0, width: height, height } }),
    ...(isCodeOnly ? [] : besideCode(unit, copyWidth, copyHeight, t)),
  ];
  const label = newLayer('QrcodeGroup', {
    set: {
      name: t('生产标签', 'Factory label'),
      left: side === 'left' ? margin : print.width - margin - width,
      top: strip.top + margin,
      width,
      height,
      children,
    },
  });
  // White, to cover layers of the design that extend beyond the print.
  const paper = box('#ffffff', { left: 0, ...strip, name: t('标签区', 'Label strip') });
  return { canvas: { width: print.width, height: print.height + strip.height }, strip, layers: [paper, label] };
}

/** The unit at which the modules are large enough for scanners: 0.25 mm for QR codes, 0.165 mm for bars. */
function leastUnit(dpi: number, isCodeOnly: boolean): number {
  const pxFor = (mm: number) => Math.ceil((mm / mmPerInch) * dpi);
  const forSquares = Math.max(2, pxFor(0.25)) / 2;
  return isCodeOnly ? forSquares : Math.max(forSquares, pxFor(0.165));
}

function besideCode(unit: number, copyWidth: number, copyHeight: number, t: Translate): LabelLayers {
  const left = codePx + gap;
  const at = (x: number, top: number, width: number, height: number) => ({
    left: x * unit,
    top: top * unit,
    width: width * unit,
    height: height * unit,
  });
  const words = (top: number, content: 'order_no' | 'sku_template_size') =>
    newLayer('FixedContentTextRect', {
      set: {
        ...at(left, top, barcodePx, 15),
        text_content_type: content,
        color: still(labelInk),
        font_family: still(labelFont),
        font_size: 11 * unit,
        line_height: 1.2,
        align: 'left',
      },
    });
  return [
    newLayer('Barcode', { set: at(left, 4, barcodePx, 19) }),
    words(25, 'order_no'),
    words(40, 'sku_template_size'),
    newLayer('CustomAreaImage', {
      set: { ...at(left + barcodePx + gap, gap, copyWidth, copyHeight), name: t('定制图缩略', 'Small copy') },
    }),
  ];
}
