import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { apiBasePath } from '@platen/model/api';
import type { ImageAnswer } from '@platen/sheet/check-sheet';
import type { SheetPicture } from '@platen/sheet/raw-rows';
import type { ImageReference } from '@platen/sheet/sheet-order';
import { FileRefused } from '../files/file-refused.ts';
import { checkImage, imageMaxBytes } from '../files/image-rules.ts';
import { findInFolder, type KnownFile, ownFile } from '../files/known-file.ts';
import type { StoredImage } from '../jobs/stored-import.ts';
import { downloadImage } from './download-image.ts';

interface Places {
  /** Where the sheet lies: paths are below it. */
  sheetPath: string;
  /** Where pictures of the sheet itself and of addresses are kept until they are sent. */
  importFolder: string;
  serverUrl: string;
}

/** Finds the images that a sheet names: files beside it, its own pictures, and addresses. */
export class SheetImages {
  /** By what the sheet calls them; several names may mean one file. */
  readonly byReference = new Map<string, StoredImage>();
  private readonly places: Places;
  private readonly signal: AbortSignal;
  private ownCount = 0;

  constructor(places: Places, signal: AbortSignal) {
    this.places = places;
    this.signal = signal;
  }

  async find({ reference, picture }: ImageReference): Promise<ImageAnswer> {
    try {
      const file = await this.fileOf(reference, picture);
      const { contentType, width, height } = await checkImage(file);
      this.byReference.set(reference, { key: file.path, file, contentType });
      return { filename: file.name, width, height };
    } catch (error) {
      if (error instanceof FileRefused) return { refused: error.reason, params: error.params };
      throw error;
    }
  }

  private async fileOf(reference: string, picture: SheetPicture | undefined): Promise<KnownFile> {
    if (picture) return this.keepPicture(picture);
    if (/^https?:/i.test(reference)) return this.keepAddress(reference, reference);
    if (reference.startsWith(`${apiBasePath}/`)) return this.keepAddress(this.places.serverUrl + reference, reference);
    return findInFolder(dirname(this.places.sheetPath), reference);
  }

  private async keepPicture(picture: SheetPicture): Promise<KnownFile> {
    const { name, size } = picture;
    if (size > imageMaxBytes) throw new FileRefused('image_too_large', { name, limit: imageMaxBytes / 1024 / 1024 });
    return this.keep(await picture.read(), extname(name), name);
  }

  private async keepAddress(url: string, name: string): Promise<KnownFile> {
    const { bytes, extension } = await downloadImage(url, name, this.signal);
    return this.keep(bytes, extension, name);
  }

  private async keep(bytes: Uint8Array, extension: string, name: string): Promise<KnownFile> {
    const folder = join(this.places.importFolder, 'pictures');
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${++this.ownCount}${extension.toLowerCase()}`);
    await writeFile(path, bytes);
    return ownFile(path, name);
  }
}
