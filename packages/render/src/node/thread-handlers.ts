import type { Size } from '@platen/design/geometry';
import { listAssets, type Scene } from '@platen/design/scene';
import type { Asset, Assets } from '../assets.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { findUnreadable, withClearPictures } from '../codes/find-unreadable.ts';
import { imageSize, newPainter, scaleForWidth } from '../drawing.ts';
import { findBlank } from '../find-blank.ts';
import type { Picture } from '../images/levels.ts';
import { onPaper } from '../raster/on-paper.ts';
import { type Font, openFont } from '../text/font.ts';
import { FontError } from '../text/font-file.ts';
import { drawInParts } from './draw-in-parts.ts';
import { encodeImage } from './encode.ts';
import {
  type PictureFacts,
  type RenderFile,
  type RenderRequest,
  type StripJob,
  shareBytes,
  type ThreadCall,
  type ThreadCalls,
} from './job.ts';
import { compressStrip } from './png.ts';
import { inspectForPrint, openCodeReader } from './read-codes.ts';
import { openPictures } from './scene-pictures.ts';
import { ScratchBuffer } from './scratch-buffer.ts';
import { stripAt } from './strips.ts';
import { openFontFile, unpackFont } from './uploads/font-upload.ts';

/**
 * The handlers of a render thread. It keeps bounded caches of fonts and pictures, which the next image probably needs.
 */

/** Every open font keeps its file in the memory of HarfBuzz, which is limited to 2 GB and freed late. */
const openFontsMax = 12;
/** Memory up to this size is kept for the next image. It is enough for a strip of the widest image. */
const drawingMemoryMaxBytes = 32 * 1024 * 1024;
/**
 * Enough for the photos in an effect image, which are read from levels at most a few times as large as they are shown.
 */
const pictureScratchBytes = 32 * 1024 * 1024;

const painter = newPainter();
const fonts = new BoundedCache<Promise<Font>>(openFontsMax);
let drawingMemory = new Uint8Array(0);
const pictureMemory = new ScratchBuffer(pictureScratchBytes);
let lastJob: { id: string; scene: Scene; assets: Promise<Assets> } | undefined;

type Handlers = { readonly [C in ThreadCall]: (input: ThreadCalls[C]['input']) => Promise<ThreadCalls[C]['result']> };

const handlers: Handlers = {
  async image({ request, output }) {
    const { scene } = request;
    const scale = output.widthMaxPx ? scaleForWidth(scene, output.widthMaxPx) : 1;
    const size = imageSize(scene, scale);
    pictureMemory.reset();
    const images = await openPictures(request, scale, { cached: newWords, transient: pictureMemory.allocate });
    const assets = { fonts: await openFonts(request), images };
    const drawing = drawInParts(painter, scene, assets, { scale, mode: output.mode, memory: memoryFor(size) });
    const drawn = output.isShown ? await encodeImage(drawing, { ...output, format: 'png' }) : undefined;
    const bytes = await encodeImage(drawing, output);
    return { bytes, drawn, width: drawing.width, height: drawing.height, findings: drawing.findings };
  },

  async prepare({ request }) {
    imageSize(request.scene, 1);
    // The pixels are in shared memory, so that all threads that draw strips read the same copy of a large photo.
    const images = await openPictures(request, 1, { cached: sharedWords, transient: sharedWords });
    const assets = { fonts: await openFonts(request), images };
    const findings = await inspectForPrint(painter, request.scene, assets);
    const { isOpaque } = painter.inspect(request.scene, assets);
    return { images: new Map([...assets.images].map(([url, asset]) => [url, shareAsset(asset)])), findings, isOpaque };
  },

  async check({ check }) {
    const { scene, pictures } = check;
    const images = new Map(
      Object.entries(pictures).map(([url, facts]) => [url, { state: 'ready' as const, value: unseenPicture(facts) }]),
    );
    const assets = { fonts: await openFonts(check), images };
    const { findings, codes } = painter.inspect(scene, assets);
    const unreadable = await findUnreadable(painter, scene, withClearPictures(assets), codes, openCodeReader);
    return [...findings, ...unreadable, ...findBlank(painter, scene, assets, findings)];
  },

  async strip({ job, index }) {
    const { scene, assets } = openJob(job);
    const part = stripAt(scene, index);
    const { data } = painter.draw(scene, await assets, {
      part,
      memory: memoryFor(part),
      whitensBlackText: job.whitensBlackText,
    });
    if (job.isOnWhite) onPaper(data);
    return compressStrip(data, { width: scene.width, isOpaque: job.isOpaque });
  },

  async font({ bytes }) {
    try {
      const tables = await unpackFont(bytes);
      openFont(tables);
      return tables === bytes ? {} : { unpacked: tables };
    } catch (error) {
      if (error instanceof FontError) return { fault: error.fault };
      throw error;
    }
  },
};

export function handleCall<C extends ThreadCall>(
  call: C,
  input: ThreadCalls[C]['input'],
): Promise<ThreadCalls[C]['result']> {
  return handlers[call](input);
}

/**
 * Returns the memory to draw an image in. A thread draws one image at a time, so it reuses the memory: allocating it
 * takes as long as drawing a simple image.
 */
function memoryFor({ width, height }: Size): Uint8Array {
  const byteCount = width * height * 4;
  if (byteCount > drawingMemoryMaxBytes) return new Uint8Array(byteCount);
  if (byteCount > drawingMemory.length) drawingMemory = new Uint8Array(byteCount);
  return drawingMemory;
}

const newWords = (count: number) => new Int32Array(count);
const sharedWords = (count: number) => new Int32Array(new SharedArrayBuffer(count * 4));

/**
 * A picture of which only the facts are known. Inspecting reads no pixel, and whether a print has ink is decided with a
 * single one: black for a picture that shows anything. One that is transparent only where it is shown is found before
 * printing, with the real pixels.
 */
function unseenPicture({ width, height, isBlank }: PictureFacts): Picture {
  const data = new Uint8Array([0, 0, 0, isBlank ? 0 : 255]);
  const level = Math.ceil(Math.log2(Math.max(width, height)));
  return { width, height, isOpaque: false, level, pixels: { width: 1, height: 1, data, isOpaque: false } };
}

/** Makes sure that a picture is in shared memory, for the threads that draw the strips of one image. */
function shareAsset(asset: Asset<Picture>): Asset<Picture> {
  if (asset.state !== 'ready') return asset;
  const { pixels } = asset.value;
  return { state: 'ready', value: { ...asset.value, pixels: { ...pixels, data: shareBytes(pixels.data) } } };
}

/**
 * Returns the same objects for every strip of a job, although each message carries a copy: caches are keyed by them.
 */
function openJob(job: StripJob): { scene: Scene; assets: Promise<Assets> } {
  if (lastJob?.id === job.id) return lastJob;
  const assets = openFonts(job).then((opened) => ({ fonts: opened, images: job.images }));
  lastJob = { id: job.id, scene: job.scene, assets };
  return lastJob;
}

async function openFonts({ scene, fonts: files }: Pick<RenderRequest, 'scene' | 'fonts'>) {
  const opened = new Map<string, Asset<Font>>();
  for (const name of listAssets(scene).fonts) {
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    opened.set(name, file ? await openAsset(file) : { state: 'missing' });
  }
  return opened;
}

function openAsset({ key, bytes }: RenderFile): Promise<Asset<Font>> {
  return fonts
    .getOrCreate(key, () => openFontFile(bytes))
    .then(
      (value) => ({ state: 'ready', value }),
      () => ({ state: 'damaged' }),
    );
}
