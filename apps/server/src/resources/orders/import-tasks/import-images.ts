import { createHash } from 'node:crypto';
import type { TextParams } from '@platen/model/text/locale';
import type { ImageLookup } from '@platen/sheet/checked-sheet';
import { isAddress, pathBesideSheet } from '@platen/sheet/image-path';
import { bytesPerMb, sheetImageMaxMb } from '@platen/sheet/limits';
import type { SheetFile } from '@platen/sheet/node/sheet-file';
import type { RowMessage } from '@platen/sheet/sheet.messages';
import type { ImageReference } from '@platen/sheet/sheet-order';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { blobKeyOf, blobUrl } from '../../../platform/store/blob-url.ts';
import { fileKindOf } from '../../../platform/store/file-types.ts';
import { findUsableBlobs, inspectPicture, storeFile } from '../../files/blobs/blobs.service.ts';
import * as queries from './import-tasks.queries.ts';

/** The limits of an image in a sheet, as its instructions say. */
const imageMb = sheetImageMaxMb;
const contentTypes: readonly string[] = ['image/png', 'image/jpeg'];
const formats = ['png', 'jpg', 'jpeg'];
/** Each is held in memory while it is inspected. */
const imagesAtOnce = 4;

interface StoredImage {
  url: string;
  filename: string;
  width: number;
  height: number;
}

/** The images that a sheet references or contains. Each is inspected and stored once, even if the task restarts. */
export class ImportImages {
  private readonly ctx: Context;
  private readonly taskId: number;
  private readonly file: SheetFile;
  private readonly inspected = new Map<string, ImageLookup>();
  private readonly stored = new Map<string, StoredImage>();
  private readonly limit = createLimiter(imagesAtOnce);

  constructor(ctx: Context, taskId: number, file: SheetFile) {
    this.ctx = ctx;
    this.taskId = taskId;
    this.file = file;
  }

  /** Loads what an earlier run has stored. */
  async load(): Promise<void> {
    for (const { reference_digest, key, filename, width, height } of await queries.listImages(this.ctx.db, this.taskId))
      if (width !== null && height !== null)
        this.stored.set(reference_digest.toString('hex'), { url: blobUrl({ key, filename }), filename, width, height });
  }

  /** For the check of a sheet: the size of an image, or why it is refused. */
  async find(image: ImageReference): Promise<ImageLookup> {
    const known = this.stored.get(digestOf(image)) ?? this.inspected.get(image.reference);
    if (known) return known;
    const result = await this.limit(() => this.inspect(image));
    this.inspected.set(image.reference, result);
    return result;
  }

  /**
   * Stores missing images. An image that turns out to be broken is refused from then on. Returns whether all were
   * valid.
   */
  async store(
    images: readonly ImageReference[],
    onStored: (count: number) => void = () => undefined,
  ): Promise<boolean> {
    let count = 0;
    let isFine = true;
    await Promise.all(
      images.map((image) =>
        this.limit(async () => {
          isFine = (await this.storeOne(image)) && isFine;
          onStored(++count);
        }),
      ),
    );
    return isFine;
  }

  /** The address of a stored image, or of an image that was an upload from the start. */
  urlOf(reference: string): string {
    return this.findUrl(reference) ?? reference;
  }

  findUrl(reference: string): string | undefined {
    return this.stored.get(digestOf({ reference }))?.url;
  }

  private async storeOne(image: ImageReference): Promise<boolean> {
    const digest = digestOf(image);
    if (this.stored.has(digest) || blobKeyOf(image.reference) !== undefined) return true;
    const supplied = await this.open(image);
    if (!supplied) return true;
    const { platform, caller } = this.ctx;
    // Not in a transaction, so that stored images stay; each is recorded in one statement.
    const ctx = { platform, db: platform.db };
    const { name: filename } = supplied;
    try {
      const bytes = Buffer.from(await supplied.read());
      const blob = await storeFile(ctx, { filename, bytes, ownerId: caller.accountId, isUserSupplied: true });
      const reference_digest = Buffer.from(digest, 'hex');
      await queries.insertImage(platform.db, { import_task_id: this.taskId, reference_digest, blob_id: blob.id });
      const { width = 0, height = 0 } = blob.metadata;
      this.stored.set(digest, { url: blob.url, filename, width, height });
      return true;
    } catch (error) {
      this.inspected.set(image.reference, toRefusal(error, nameOf(image)));
      return false;
    }
  }

  private async inspect(image: ImageReference): Promise<ImageLookup> {
    const { reference } = image;
    if (!image.picture && blobKeyOf(reference) !== undefined) return this.findUpload(reference);
    const name = nameOf(image);
    if (!image.picture && isAddress(reference)) return refused('image_address', { name });
    if (!image.picture && pathBesideSheet(reference) === undefined) return refused('image_outside', { name });
    const supplied = await this.open(image);
    if (!supplied) return refused(this.file.isPacked ? 'image_missing' : 'image_not_packed', { name });
    if (supplied.size > imageMb * bytesPerMb) return refused('image_too_large', { name, limit: imageMb });
    try {
      const picture = {
        filename: supplied.name,
        bytes: Buffer.from(await supplied.read()),
        ownerId: this.ctx.caller.accountId,
      };
      const { contentType, size } = await inspectPicture(this.ctx, picture);
      if (!size || !contentTypes.includes(contentType)) return refused('image_format', { name, formats });
      return { filename: name, ...size };
    } catch (error) {
      return toRefusal(error, name);
    }
  }

  private open({ reference, picture }: ImageReference) {
    return picture ? Promise.resolve(picture) : this.file.findFile(reference);
  }

  private async findUpload(url: string): Promise<ImageLookup> {
    const blob = (await findUsableBlobs(this.ctx, [url])).get(url);
    const { width, height } = blob?.metadata ?? {};
    if (!blob || fileKindOf(blob.content_type) !== 'image' || !width || !height) {
      return refused('image_missing', { name: url });
    }
    return { filename: blob.filename, width, height };
  }
}

function nameOf({ reference, picture }: ImageReference): string {
  return picture?.name ?? reference;
}

function digestOf({ reference }: Pick<ImageReference, 'reference'>): string {
  return createHash('sha256').update(reference).digest('hex');
}

function refused(message: RowMessage, params: TextParams): ImageLookup {
  return { refused: message, params };
}

/** Only problems of the image itself: other failures may succeed on a retry. */
function toRefusal(error: unknown, name: string): ImageLookup {
  if (!(error instanceof AppError)) throw error;
  if (error.key === 'file_type_wrong') return refused('image_format', { name, formats });
  if (error.key === 'image_too_many_pixels')
    return refused('image_too_many_pixels', { name, limit: error.params.limit ?? 0 });
  return refused('image_unreadable', { name });
}

/** Limits concurrency, in the order of the calls. */
function createLimiter(count: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (run) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
