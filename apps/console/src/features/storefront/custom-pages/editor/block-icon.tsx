import type { BlockType } from '@platen/pages/blocks';
import {
  Clapperboard,
  GalleryHorizontalEnd,
  Image,
  LayoutGrid,
  type LucideIcon,
  Package,
  Pilcrow,
  RectangleEllipsis,
  ShoppingBag,
  SquareDashed,
  SquareMousePointer,
} from 'lucide-react';

/** One for each kind of block: a missing one does not compile. */
const icons: Readonly<Record<BlockType, LucideIcon>> = {
  swiper: GalleryHorizontalEnd,
  image: Image,
  images: LayoutGrid,
  'image-area': SquareMousePointer,
  'hot-zone': SquareDashed,
  'product-grid': ShoppingBag,
  product: Package,
  button: RectangleEllipsis,
  video: Clapperboard,
  text: Pilcrow,
};

export function BlockIcon({ type }: { type: BlockType }) {
  const Icon = icons[type];
  return <Icon aria-hidden />;
}
