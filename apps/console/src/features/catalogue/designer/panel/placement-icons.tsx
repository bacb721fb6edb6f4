import type { PlacementKey } from '@platen/design/layers/common-fields';
import { FlipHorizontal2, FlipVertical2, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

/** The icons before the numbers of a position. */
export const placementIcons: Readonly<Record<PlacementKey, ReactNode>> = {
  left: 'X',
  top: 'Y',
  width: 'W',
  height: 'H',
  rotate: <RotateCw aria-hidden />,
  flip_horizontal: <FlipHorizontal2 aria-hidden />,
  flip_vertical: <FlipVertical2 aria-hidden />,
};
