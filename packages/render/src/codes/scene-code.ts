import type { Matrix, Rect } from '@platen/design/geometry';

/** A code in a scene. */
export interface SceneCode {
  readonly format: 'QRCode' | 'Code128';
  readonly content: string;
  readonly layer_id: string;
  readonly layer_name: string;
  /** The bounding box of the code on the image. */
  readonly frame: Rect;
  /** The frame of the code in its own layer, and the transform from there to the image. */
  readonly own: { readonly frame: Rect; readonly matrix: Matrix };
}
