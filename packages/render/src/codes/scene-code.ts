import type { Matrix, Rect } from '@platen/design/geometry';

/** A code that a scene shows: what it says, and the frame on the image in which it does. */
export interface SceneCode {
  readonly format: 'QRCode' | 'Code128';
  readonly content: string;
  readonly layer_id: string;
  readonly layer_name: string;
  readonly frame: Rect;
  /** The code as it lies in its own layer, and how that lies on the image. */
  readonly own: { readonly frame: Rect; readonly matrix: Matrix };
}
