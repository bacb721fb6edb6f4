import { availableParallelism } from 'node:os';
import { imagePixelsMax } from '@platen/model/blobs';
import { type HandCode, openPicturePool, type PictureResize, type PreparedPicture } from '@platen/render/node';
import type { ByteSource } from '../store/store.ts';
import { createFairQueue } from './fair-queue.ts';
import type { ImageSize } from './image-size.ts';

/** Most pictures tell their size in these first bytes; those that do not are looked at as a whole. */
const prefixBytes = 256 * 1024;
/** One of the largest at a time, or many small ones. */
const pixelsMax = imagePixelsMax;
const waitingEach = 500;

/** Whose a picture is, and how large. The system's own have no owner. */
export interface PictureFacts {
  ownerId: number | null;
  size: ImageSize;
}

type WithFile = <T>(use: (path: string) => Promise<T>) => Promise<T>;
type WithPicture = <T>(use: (from: string | Uint8Array) => Promise<T>) => Promise<T>;

/**
 * Everything that decodes the pictures that people bring. It is done in processes of its own, so that no picture holds
 * up whoever waits for an answer, and owners take turns. Files are fetched only once it is their turn.
 */
export interface Pictures {
  /**
   * The size that people see, that is, turned as the camera says. Only headers are read: a picture that claims more
   * pixels than memory can hold must be refused before anything decodes it.
   */
  readSize(source: ByteSource, ownerId: number | null): Promise<ImageSize | undefined>;
  /**
   * Decodes a picture to its end, and writes the levels that images are drawn from into a folder; one that cannot be
   * decoded is an `UnreadablePicture`.
   */
  prepare(withFile: WithFile, folder: string, facts: PictureFacts): Promise<PreparedPicture>;
  /** A smaller copy, of which the original is an `UnreadablePicture` at worst. */
  resize(withPicture: WithPicture, resize: PictureResize, facts: PictureFacts): Promise<Buffer>;
  close(): Promise<void>;
}

export function openPictures(code: HandCode): Pictures {
  // One owner may have all of them but one: all cores, while another still finds a process that is free.
  const count = availableParallelism() + 1;
  const pool = openPicturePool({ code, count, pixelsMax });
  const inTurn = createFairQueue({ running: count, waitingEach, pixelsMax });
  const placeOf = ({ ownerId, size }: PictureFacts) => ({
    owner: ownerId?.toString(),
    pixels: size.width * size.height,
  });

  return {
    async readSize(source, ownerId) {
      const place = { owner: ownerId?.toString(), isUrgent: true };
      const prefix = await source.read(0, prefixBytes);
      return (await pool.readSize(prefix, place)) ?? source.withFile((path) => pool.readSize(path, place));
    },
    prepare: (withFile, folder, facts) =>
      inTurn(placeOf(facts), () => withFile((path) => pool.prepare({ path, folder }))),
    resize: (withPicture, resize, facts) =>
      inTurn(placeOf(facts), () => withPicture(async (from) => Buffer.from(await pool.resize(from, resize)))),
    close: () => pool.close(),
  };
}
