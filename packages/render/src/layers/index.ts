import type { Layer, LayerType } from '@platen/design/layers/index';
import type { Pen } from '../pen.ts';
import { drawAutoLayout } from './auto-layout.ts';
import { drawAutoLayoutImage } from './auto-layout-image.ts';
import { drawAutoLayoutTemplate } from './auto-layout-template.ts';
import { drawAutoLayoutText } from './auto-layout-text.ts';
import { drawBarcode } from './barcode.ts';
import { drawCustomArea } from './custom-area.ts';
import { drawCustomAreaImage } from './custom-area-image.ts';
import type { Draw } from './draw.ts';
import { drawEffectArea } from './effect-area.ts';
import { drawFixedContentTextRect } from './fixed-content-text-rect.ts';
import { drawGroup } from './group.ts';
import { drawImage } from './image.ts';
import { drawImageGroup } from './image-group.ts';
import { drawImageGroupImage } from './image-group-image.ts';
import { drawImageGroupTemplate } from './image-group-template.ts';
import { drawImageGroupTemplateChild } from './image-group-template-child.ts';
import { drawQrcode } from './qrcode.ts';
import { drawQrcodeGroup } from './qrcode-group.ts';
import { drawQrcodeRect } from './qrcode-rect.ts';
import { drawRect } from './rect.ts';
import { drawTemplateChildImage } from './template-child-image.ts';
import { drawTemplateChildTextRect } from './template-child-text-rect.ts';
import { drawTextGroup } from './text-group.ts';
import { drawTextGroupTextRect } from './text-group-text-rect.ts';
import { drawTextRect } from './text-rect.ts';
import { drawTileImageArea } from './tile-image-area.ts';

/**
 * The function that draws each type of layer. To add one, create a file here with the same name as in
 * `packages/design/src/layers`, and add a line to this record. It is exhaustive, so a missing type does not compile.
 */
const draws: { readonly [T in LayerType]: Draw<T> } = {
  AutoLayout: drawAutoLayout,
  AutoLayoutImage: drawAutoLayoutImage,
  AutoLayoutTemplate: drawAutoLayoutTemplate,
  AutoLayoutText: drawAutoLayoutText,
  Barcode: drawBarcode,
  CustomArea: drawCustomArea,
  CustomAreaImage: drawCustomAreaImage,
  EffectArea: drawEffectArea,
  FixedContentTextRect: drawFixedContentTextRect,
  Group: drawGroup,
  Image: drawImage,
  ImageGroup: drawImageGroup,
  ImageGroupImage: drawImageGroupImage,
  ImageGroupTemplate: drawImageGroupTemplate,
  ImageGroupTemplateChild: drawImageGroupTemplateChild,
  Qrcode: drawQrcode,
  QrcodeGroup: drawQrcodeGroup,
  QrcodeRect: drawQrcodeRect,
  Rect: drawRect,
  TemplateChildImage: drawTemplateChildImage,
  TemplateChildTextRect: drawTemplateChildTextRect,
  TextGroup: drawTextGroup,
  TextGroupTextRect: drawTextGroupTextRect,
  TextRect: drawTextRect,
  TileImageArea: drawTileImageArea,
};

export function drawLayer(layer: Layer, pen: Pen): void {
  // The record maps each type to a function for that type, which TypeScript cannot infer for a lookup by `layer.type`.
  const draw = draws[layer.type] as (layer: Layer, pen: Pen) => void;
  draw(layer, pen);
}
