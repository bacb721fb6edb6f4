import type { Size } from '@platen/design/geometry';
import type { Scene } from '@platen/design/scene';
import type { Asset } from '../assets.ts';
import type { Finding } from '../findings.ts';
import type { Picture } from '../images/levels.ts';
import type { FontFault } from '../text/font-file.ts';
import type { EncodeOptions } from './encode.ts';
import type { PngStrip } from './png.ts';

/** A file with a name of what is in it, by which threads know again what they have already opened. */
export interface RenderFile {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/**
 * A scene with its files: fonts by name; and, by address, of each picture a level that is enough for the size at which it
 * is shown. What is not listed is missing.
 */
export interface RenderRequest {
  readonly scene: Scene;
  readonly fonts: Readonly<Record<string, RenderFile>>;
  readonly images: Readonly<Record<string, RenderFile>>;
}

/** A scene with its fonts, and of its pictures only how large they are. What is not listed is missing. */
export interface PrintCheck {
  readonly scene: Scene;
  readonly fonts: RenderRequest['fonts'];
  readonly pictureSizes: Readonly<Record<string, Size>>;
}

export interface ImageOutput extends EncodeOptions {
  /** The image is made smaller where it would be wider. */
  readonly widthMaxPx?: number;
  readonly mode: 'preview' | 'production';
  /** Whether other images show it: its pixels are then given beside the file, which loses some. */
  readonly isShown?: boolean;
}

export interface RenderedImage {
  readonly bytes: Uint8Array;
  /** Level 0 of the image as a picture, where that was asked for. */
  readonly drawn?: Uint8Array | undefined;
  readonly width: number;
  readonly height: number;
  readonly findings: readonly Finding[];
}

/** An image that is drawn in strips by several threads, which share its decoded pictures. */
export interface StripJob {
  readonly id: string;
  readonly scene: Scene;
  readonly fonts: RenderRequest['fonts'];
  readonly images: ReadonlyMap<string, Asset<Picture>>;
  readonly isOpaque: boolean;
  /** What is clear is written as white. */
  readonly isOnWhite: boolean;
  readonly whitensBlackText?: boolean | undefined;
}

/** What is known of an image before it is drawn. */
export interface Prepared extends Pick<StripJob, 'images' | 'isOpaque'> {
  readonly findings: readonly Finding[];
}

/** What a thread can be asked, and what it answers. All of it can be sent between threads. */
export interface ThreadCalls {
  image: { ask: { request: RenderRequest; output: ImageOutput }; answer: RenderedImage };
  prepare: { ask: { request: RenderRequest }; answer: Prepared };
  check: { ask: { check: PrintCheck }; answer: readonly Finding[] };
  strip: { ask: { job: StripJob; index: number }; answer: PngStrip };
  font: { ask: { bytes: Uint8Array }; answer: FontFault | undefined };
}
export type ThreadCall = keyof ThreadCalls;

export type ThreadAsk = { [C in ThreadCall]: { call: C; ask: ThreadCalls[C]['ask'] } }[ThreadCall];

/** An error does not survive the way between threads as what it is; these are made again on the other side. */
export type ThreadAnswer =
  | { readonly state: 'done'; readonly value: unknown }
  | { readonly state: 'refused'; readonly findings: readonly Finding[] }
  | { readonly state: 'failed'; readonly name: string; readonly message: string };

/** Bytes that several threads read without a copy for each. */
export function shareBytes(bytes: Uint8Array | Uint8ClampedArray): Uint8Array {
  if (bytes instanceof Uint8Array && bytes.buffer instanceof SharedArrayBuffer) return bytes;
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}
