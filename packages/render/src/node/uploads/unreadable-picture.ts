/**
 * The reasons why images cannot be drawn from an upload. A new reason needs a line here, one in `faultErrors` of the
 * server, and one with both texts in the error table.
 */
export const pictureFaults = ['damaged', 'cut_off', 'lossless_jpeg', 'hdr', 'unsupported', 'too_many_pixels'] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** An upload that cannot be decoded completely, or whose pixels cannot be drawn. */
export class UnreadablePicture extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string) {
    super(message.startsWith(`${fault}: `) ? message : `${fault}: ${message}`);
    this.name = 'UnreadablePicture';
    this.fault = fault;
  }

  /** The message without the fault that it starts with. */
  get detail(): string {
    return this.message.slice(this.fault.length + 2);
  }
}

/** The error codes of a full disk. */
const noRoom = ['ENOSPC', 'EDQUOT'];

/** Reports every failure of work on a picture as damage of the picture, except a full disk, which is not its fault. */
export async function asPicture<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePicture || noRoom.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new UnreadablePicture('damaged', error instanceof Error ? error.message : String(error));
  }
}
