import type { Canvas } from '@napi-rs/canvas';
import type { MotifName } from '../catalogue/motifs/registry.ts';
import type { PaletteName } from '../catalogue/palettes.ts';
import { paintEmblem, paintPattern, paintTile } from './artwork.ts';
import { type Material, paintMaterial } from './materials.ts';
import { type Mockup, paintMockup } from './mockup.ts';
import { type PhotoSubject, paintPhoto } from './photos.ts';

export const mockupSidePx = 1200;
/** Sufficient for products up to the size of a hand; a poster needs more. */
const emblemSidePx = 640;
const tileSidePx = 400;
const jpegQuality = 88;

type Print = { readonly motif: MotifName; readonly palette: PaletteName };
type Frame = { readonly width: number; readonly height: number };

/**
 * A picture in a layer of a design: a product with a transparent print area, a motif, a seamless tile of a motif, a
 * whole surface, a customer's photo, or a material.
 */
export type DesignPicture =
  | Mockup
  | (Print & { readonly kind: 'emblem'; readonly sidePx?: number })
  | (Print & { readonly kind: 'tile' })
  | (Print & Frame & { readonly kind: 'pattern' })
  | (Frame & { readonly kind: 'photo'; readonly subject: PhotoSubject })
  | { readonly kind: 'material'; readonly material: Material; readonly palette: PaletteName };

/** A PNG if it has transparency. The same spec produces the same bytes. */
export async function drawDesignPicture(spec: DesignPicture): Promise<Buffer> {
  const canvas = paint(spec);
  return isOpaque(spec) ? canvas.encode('jpeg', jpegQuality) : canvas.encode('png');
}

export function designPictureFilename(spec: DesignPicture): string {
  const { kind, ...rest } = spec;
  const parts = Object.values(rest).filter((part) => typeof part === 'string' || typeof part === 'number');
  return `${[kind, ...parts].join('-')}.${isOpaque(spec) ? 'jpg' : 'png'}`;
}

function isOpaque({ kind }: DesignPicture): boolean {
  return kind === 'pattern' || kind === 'photo' || kind === 'tile';
}

function paint(spec: DesignPicture): Canvas {
  switch (spec.kind) {
    case 'mockup':
      return paintMockup(spec, mockupSidePx);
    case 'emblem':
      return paintEmblem(spec, spec.sidePx ?? emblemSidePx);
    case 'tile':
      return paintTile(spec, tileSidePx);
    case 'pattern':
      return paintPattern(spec, spec);
    case 'photo':
      return paintPhoto(spec.subject, spec);
    case 'material':
      return paintMaterial(spec.material, spec.palette);
  }
}
