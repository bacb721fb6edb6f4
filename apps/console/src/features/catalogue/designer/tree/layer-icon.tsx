import type { LayerType } from '@platen/design/layers/index';
import {
  Barcode,
  CaseSensitive,
  Folder,
  Frame,
  Grid3x3,
  Image,
  Images,
  LayoutGrid,
  LayoutTemplate,
  type LucideIcon,
  QrCode,
  ScanText,
  Shapes,
  Square,
  SquareDashed,
  TextCursorInput,
  Type,
} from 'lucide-react';

const icons: Readonly<Record<LayerType, LucideIcon>> = {
  Image,
  TextRect: Type,
  TileImageArea: Grid3x3,
  Rect: Square,
  Group: Folder,
  ImageGroup: Images,
  ImageGroupImage: Image,
  TextGroup: CaseSensitive,
  TextGroupTextRect: Type,
  ImageGroupTemplate: LayoutTemplate,
  ImageGroupTemplateChild: Shapes,
  TemplateChildImage: Image,
  TemplateChildTextRect: Type,
  AutoLayout: LayoutGrid,
  AutoLayoutTemplate: LayoutTemplate,
  AutoLayoutImage: Image,
  AutoLayoutText: Type,
  QrcodeGroup: ScanText,
  Qrcode: QrCode,
  Barcode,
  FixedContentTextRect: TextCursorInput,
  CustomAreaImage: Image,
  QrcodeRect: Square,
  CustomArea: SquareDashed,
  EffectArea: Frame,
};

/** The icon of a layer's kind. */
export function LayerIcon({ type }: { type: LayerType }) {
  const Icon = icons[type];
  return <Icon aria-hidden />;
}
