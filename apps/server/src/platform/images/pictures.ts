import { availableParallelism } from 'node:os';
import { imagePixelsMax } from '@platen/model/files/blobs';
import {
  openPicturePool,
  type PictureResize,
  type PreparedPicture,
  type PrintOrder,
  type WorkerCode,
} from '@platen/render/node';
import type { ByteSource } from '../store/store.ts';
import { createFairQueue } from './fair-queue.ts';
import type { ImageSize } from './image-size.ts';

/** Most pictures contain their size in these first bytes; the others are read as a whole. */
const prefixBytes = 256 * 1024;
/** Enough for one of the largest pictures, or many small ones. */
const pixelsMax = imagePixelsMax;
const waitingMaxPerOwner = 500;

/** The owner of a print job, and a signal that cancels it. */
interface PrintControl {
  owner: string | undefined;
  signal: AbortSignal;
}

/** The owner and size of a picture. The system's own pictures have no owner. */
export interface PictureFacts {
  ownerId: number | null;
  size: ImageSize;
}

type WithFile = <T>(use: (path: string) => Promise<T>) => Promise<T>;
type WithPicture = <T>(use: (from: string | Uint8Array) => Promise<T>) => Promise<T>;

/**
 * Decodes uploaded pictures in separate processes, so that no picture blocks requests, and shares them fairly between
 * owners. Files are fetched only when their turn comes.
 */
export interface Pictures {
  /**
   * The displayed size, after applying the camera's orientation. Only headers are read: a picture that claims more
   * pixels than memory can hold must be refused before it is decoded.
   */
  readSize(source: ByteSource, ownerId: number | null): Promise<ImageSize | undefined>;
  /**
   * Decodes a picture completely and writes its levels into a folder. Throws `UnreadablePicture` if it cannot be
   * decoded.
   */
  prepare(withFile: WithFile, folder: string, facts: PictureFacts): Promise<PreparedPicture>;
  /** Creates a smaller copy. Throws `UnreadablePicture` if the original cannot be decoded. */
  resize(withPicture: WithPicture, resize: PictureResize, facts: PictureFacts): Promise<Buffer>;
  /** Creates the print file of a production image and returns its path. */
  print(order: PrintOrder, entry: PrintControl): Promise<string>;
  /** Whether a file is a press color profile, tested by converting with it. */
  isPressProfile(bytes: Uint8Array, ownerId: number | null): Promise<boolean>;
  close(): Promise<void>;
}

export function openPictures(code: WorkerCode): Pictures {
  // One owner may use all processes but one, so all cores are busy while another owner still finds a free process.
  const count = availableParallelism() + 1;
  const pool = openPicturePool({ code, count, pixelsMax });
  // A separate pool, because a large print takes minutes and uploads must not wait for it. It is read in strips and
  // takes little memory.
  const prints = openPicturePool({ code, count: Math.max(1, Math.floor(availableParallelism() / 2)), pixelsMax });
  const runFairly = createFairQueue({ running: count, waitingMaxPerOwner, pixelsMax });
  const queueEntryOf = ({ ownerId, size }: PictureFacts) => ({
    owner: ownerId?.toString(),
    pixels: size.width * size.height,
  });

  return {
    async readSize(source, ownerId) {
      const entry = { owner: ownerId?.toString(), isUrgent: true };
      const prefix = await source.read(0, prefixBytes);
      return (await pool.readSize(prefix, entry)) ?? source.withFile((path) => pool.readSize(path, entry));
    },
    prepare: (withFile, folder, facts) =>
      runFairly(queueEntryOf(facts), () => withFile((path) => pool.prepare({ path, folder }))),
    resize: (withPicture, resize, facts) =>
      runFairly(queueEntryOf(facts), () => withPicture(async (from) => Buffer.from(await pool.resize(from, resize)))),
    print: (order, { owner, signal }) => prints.print(order, { owner, signal }),
    isPressProfile: (bytes, ownerId) => pool.isPressProfile(bytes, { owner: ownerId?.toString(), isUrgent: true }),
    async close() {
      await Promise.all([pool.close(), prints.close()]);
    },
  };
}
