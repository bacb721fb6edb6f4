import type { Rect, Size } from '@platen/design/geometry';

/** What is to be known of an upload before sharp decodes it. */
export interface UploadInspection {
  /** The file to decode instead. */
  readonly path?: string;
  /** Of its colors, where it says them in words that sharp does not know. */
  readonly profile?: Buffer | undefined;
  /** It is level 0 of itself already: nothing about it has to become different. */
  readonly isLevel: boolean;
  /** Its first frame, where that does not cover the picture. */
  readonly frame?: UploadFrame | undefined;
}

export interface UploadFrame {
  readonly rect: Rect;
  readonly canvas: Size;
}
