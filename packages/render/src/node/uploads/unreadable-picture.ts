/**
 * Why an upload is no picture to draw from. To add one: a line here, in `faultErrors` of the server, and in the error
 * table, with both texts.
 */
export const pictureFaults = ['damaged', 'cut_off', 'lossless_jpeg', 'hdr', 'unsupported'] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** The bytes are no picture that can be decoded to its end, and drawn. */
export class UnreadablePicture extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string) {
    super(message.startsWith(`${fault}: `) ? message : `${fault}: ${message}`);
    this.name = 'UnreadablePicture';
    this.fault = fault;
  }

  /** What there is to say of it besides its fault. */
  get detail(): string {
    return this.message.slice(this.fault.length + 2);
  }
}

/** The machine has no room for what is made of a picture. */
const noRoom = ['ENOSPC', 'EDQUOT'];

/** Whatever goes wrong with a picture is its fault too, but for a disk that is full: it would be called damaged. */
export async function asPicture<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePicture || noRoom.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new UnreadablePicture('damaged', error instanceof Error ? error.message : String(error));
  }
}
