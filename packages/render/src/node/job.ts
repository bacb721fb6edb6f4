import type { Size } from '@platen/design/geometry';
import type { Scene } from '@platen/design/scene';
import type { Asset } from '../assets.ts';
import type { Finding } from '../findings.ts';
import type { Picture } from '../images/levels.ts';
import type { FontFault } from '../text/font-file.ts';
import type { EncodeOptions } from './encode.ts';
import type { PngStrip } from './png.ts';

/** A file with a key that is unique to its content. Threads cache opened files by this key. */
export interface RenderFile {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** What an uploaded font is. */
export interface CheckedFont {
  /** Why it cannot be used; undefined if it can. */
  readonly fault?: FontFault;
  /** What a browser draws from, unless that is the file itself. */
  readonly unpacked?: Uint8Array;
}

/**
 * A scene with its files: fonts by name, and pictures by URL, each as a level that is large enough for the size at
 * which it is shown. Files that are not listed are reported as missing.
 */
export interface RenderRequest {
  readonly scene: Scene;
  readonly fonts: Readonly<Record<string, RenderFile>>;
  readonly images: Readonly<Record<string, RenderFile>>;
}

/** What a check knows of a picture without reading its pixels. */
export interface PictureFacts extends Size {
  /** Whether all of its pixels are transparent. */
  readonly isBlank: boolean;
}

/** A scene with its fonts and only the facts of its pictures. Files that are not listed are reported as missing. */
export interface PrintCheck {
  readonly scene: Scene;
  readonly fonts: RenderRequest['fonts'];
  readonly pictures: Readonly<Record<string, PictureFacts>>;
}

export interface ImageOutput extends EncodeOptions {
  /** The largest width in px. A wider image is scaled down. */
  readonly widthMaxPx?: number;
  readonly mode: 'preview' | 'production';
  /** Whether other images show this one. Its pixels are then also returned lossless, because `bytes` may be lossy. */
  readonly isShown?: boolean;
}

export interface RenderedImage {
  readonly bytes: Uint8Array;
  /** Level 0 of the image as a picture, if the output `isShown`. */
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
  /** Whether transparent pixels are blended onto white. */
  readonly isOnWhite: boolean;
  /** Whether black text and codes are drawn in white. */
  readonly whitensBlackText?: boolean | undefined;
}

/** The result of preparing a scene, before it is drawn. */
export interface PreparedScene extends Pick<StripJob, 'images' | 'isOpaque'> {
  readonly findings: readonly Finding[];
}

/** The calls that a render thread handles. Inputs and results must be structured-cloneable. */
export interface ThreadCalls {
  image: { input: { request: RenderRequest; output: ImageOutput }; result: RenderedImage };
  prepare: { input: { request: RenderRequest }; result: PreparedScene };
  check: { input: { check: PrintCheck }; result: readonly Finding[] };
  strip: { input: { job: StripJob; index: number }; result: PngStrip };
  font: { input: { bytes: Uint8Array }; result: CheckedFont };
}
export type ThreadCall = keyof ThreadCalls;

export type ThreadRequest = { [C in ThreadCall]: { call: C; input: ThreadCalls[C]['input'] } }[ThreadCall];

/** Error classes are lost between threads, so errors are sent as data and recreated by the receiver. */
export type ThreadResponse =
  | { readonly state: 'done'; readonly value: unknown }
  | { readonly state: 'refused'; readonly findings: readonly Finding[] }
  | { readonly state: 'failed'; readonly name: string; readonly message: string };

/** Copies bytes into shared memory, unless they are there already, so that several threads can read the same copy. */
export function shareBytes(bytes: Uint8Array | Uint8ClampedArray): Uint8Array {
  if (bytes instanceof Uint8Array && bytes.buffer instanceof SharedArrayBuffer) return bytes;
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}
