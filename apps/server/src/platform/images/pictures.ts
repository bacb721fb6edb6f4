import { availableParallelism } from 'node:os';
import { imagePixelsMax } from '@platen/model/blobs';
import {
  type WorkerCode,
  openPicturePool,
  type PictureResize,
  type PreparedPicture,
  type PrintOrder,
} from '@platen/render/node';
import type { ByteSource } from '../store/store.ts';
import { createFairQueue } from './fair-queue.ts';
import type { ImageSize } from './image-size.ts';

/** Most pictures tell their size in these first bytes; those that do not are looked at as a whole. */
const prefixBytes = 256 * 1024;
/** One of the largest at a time, or many small ones. */
const pixelsMax = imagePixelsMax;
const waitingMaxPerOwner = 500;

/** For whom a print is made, and when it is no longer wanted. */
interface PrintControl {
  owner: string | undefined;
  signal: AbortSignal;
}

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
  /** The file that goes to the press, made of a production image; its path. */
  print(order: PrintOrder, entry: PrintControl): Promise<string>;
  /** Whether a file is the color profile of a press, found out by converting with it. */
  isPressProfile(bytes: Uint8Array, ownerId: number | null): Promise<boolean>;
  close(): Promise<void>;
}

export function openPictures(code: WorkerCode): Pictures {
  // One owner may have all of them but one: all cores, while another still finds a process that is free.
  const count = availableParallelism() + 1;
  const pool = openPicturePool({ code, count, pixelsMax });
  // A print of a wall takes minutes: nobody's upload waits behind it. It is read in strips, and so takes little memory.
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
