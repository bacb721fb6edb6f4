import { pngChunk } from '../png.ts';
import { profileOfGamma, profileOfNumbers } from './file-colors.ts';
import { type FileWindow, withFileWindow } from './file-window.ts';
import { type Chunk, listChunks, writePng } from './png-file.ts';
import type { Primaries } from './primaries.ts';
import { UnreadablePicture } from './unreadable-picture.ts';
import type { UploadFrame, UploadInspection } from './upload-inspection.ts';

/** The color types RGB and RGBA, which levels have, too. */
const plainTypes = new Set([2, 6]);
/** The chunks of a file that apply to the frames of its animation, too. */
const sharedChunks = new Set(['PLTE', 'tRNS', 'iCCP', 'sRGB']);

type Find = (type: string) => Buffer | undefined;

/**
 * Finds what sharp ignores in a PNG: a missing end, colors that are given as gamma, primaries or code points instead of
 * a profile, and an animation whose first frame is not the picture of the file.
 * @param to the path to which such a first frame is written
 */
export function inspectPng(path: string, to: string): UploadInspection {
  return withFileWindow(path, (file) => {
    const chunks = listChunks(file);
    const find: Find = (type) => {
      const chunk = chunks.find((each) => each.type === type);
      return chunk && file.read(chunk.at, chunk.length);
    };
    const header = find('IHDR');
    if (header?.length !== 13) throw new UnreadablePicture('damaged', 'no header');
    const profile = profileOf(find);
    const frame = firstFrameOf(file, chunks, header);
    if (!frame) return { isLevel: !profile && isPlain(header, find), profile };
    writePng(to, frameChunks(file, chunks, frame));
    return { path: to, isLevel: false, frame, profile };
  });
}

/** Whether the file can be read as level 0: 8 bits, RGB or RGBA, not interlaced, upright and without a profile. */
function isPlain(header: Buffer, find: Find): boolean {
  const is8Bit = header.readUInt8(8) === 8 && header.readUInt8(12) === 0;
  const needsConversion = ['tRNS', 'eXIf', 'iCCP'].some((type) => find(type));
  return is8Bit && plainTypes.has(header.readUInt8(9)) && !needsConversion;
}

/** Follows the precedence that PNG defines: code points, a profile, sRGB by name, gamma with or without primaries. */
function profileOf(find: Find): Buffer | undefined {
  const numbers = find('cICP');
  // A chunk with another matrix or range describes video and is ignored.
  if (numbers?.length === 4 && numbers[2] === 0 && numbers[3] === 1) {
    return profileOfNumbers(numbers.readUInt8(0), numbers.readUInt8(1));
  }
  if (find('iCCP') || find('sRGB')) return undefined;
  const gamma = find('gAMA');
  return gamma?.length === 4 ? profileOfGamma(gamma.readUInt32BE(0) / 100_000, primariesOf(find('cHRM'))) : undefined;
}

function primariesOf(content: Buffer | undefined): Primaries | undefined {
  if (content?.length !== 32) return undefined;
  const point = (index: number) =>
    [content.readUInt32BE(index * 8) / 100_000, content.readUInt32BE(index * 8 + 4) / 100_000] as const;
  return { white: point(0), red: point(1), green: point(2), blue: point(3) };
}

interface PngFrame extends UploadFrame {
  /** The chunks with the pixel data of the frame. */
  readonly parts: readonly Chunk[];
  /** The IHDR content of a PNG that consists of this frame only. */
  readonly header: Buffer;
}

/** The first frame of an animation, if it is not the picture of the file. It is what browsers show first. */
function firstFrameOf(file: FileWindow, chunks: readonly Chunk[], header: Buffer): PngFrame | undefined {
  if (!chunks.some(({ type }) => type === 'acTL')) return undefined;
  const control = chunks.findIndex(({ type }) => type === 'fcTL');
  const facts = chunks[control];
  if (!facts || facts.length < 20 || control < chunks.findIndex(({ type }) => type === 'IDAT')) return undefined;
  const after = chunks.slice(control + 1);
  const end = after.findIndex(({ type }) => type !== 'fdAT');
  const content = file.read(facts.at, facts.length);
  const own = Buffer.concat([content.subarray(4, 12), header.subarray(8)]);
  return {
    rect: {
      width: content.readUInt32BE(4),
      height: content.readUInt32BE(8),
      left: content.readUInt32BE(12),
      top: content.readUInt32BE(16),
    },
    canvas: { width: header.readUInt32BE(0), height: header.readUInt32BE(4) },
    parts: end === -1 ? after : after.slice(0, end),
    header: own,
  };
}

function* frameChunks(file: FileWindow, chunks: readonly Chunk[], frame: PngFrame): Generator<Buffer> {
  yield pngChunk('IHDR', frame.header);
  for (const { type, at, length } of chunks) if (sharedChunks.has(type)) yield pngChunk(type, file.read(at, length));
  // An `fdAT` chunk is an `IDAT` chunk with a sequence number of 4 bytes in front.
  for (const { at, length } of frame.parts) yield pngChunk('IDAT', file.read(at + 4, length - 4));
}
