import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { apiBasePath } from '@platen/model/api';
import type { ImageLookup } from '@platen/sheet/checked-sheet';
import { isAddress } from '@platen/sheet/image-path';
import type { SheetPicture } from '@platen/sheet/raw-rows';
import type { ImageReference } from '@platen/sheet/sheet-order';
import pLimit from 'p-limit';
import { FileRefused } from '../files/file-refused.ts';
import { checkImage, imageMaxBytes, tooLarge } from '../files/image-rules.ts';
import { findInFolder, type KnownFile, ownFile } from '../files/known-file.ts';
import type { ImportFolder } from '../jobs/import-store.ts';
import type { StoredImage } from '../jobs/stored-import.ts';
import { downloadImage } from './download-image.ts';

interface ImageLocations {
  /** Image paths are relative to its folder. */
  sheetPath: string;
  /** Stores embedded pictures and downloads until they are uploaded. */
  folder: ImportFolder;
  serverUrl: string;
}

/** Hundreds of rows are checked at once: this limits the number of open files. */
const imagesAtOnce = 15;

/** Finds the images that a sheet names: files beside it, its own pictures, and addresses. */
export class SheetImages {
  private readonly places: ImageLocations;
  private readonly signal: AbortSignal;
  private readonly limit = pLimit(imagesAtOnce);
  private readonly byPath = new Map<string, StoredImage>();
  /** Several references may mean one file. */
  private readonly byReference = new Map<string, StoredImage>();
  private ownCount = 0;

  constructor(places: ImageLocations, signal: AbortSignal) {
    this.places = places;
    this.signal = signal;
  }

  /** The key of an image in the orders, which cannot be equal to anything in a sheet. */
  readonly keyOf = (reference: string): string => this.byReference.get(reference)?.key ?? reference;

  readonly find = (image: ImageReference): Promise<ImageLookup> => this.limit(() => this.inspect(image));

  all(): StoredImage[] {
    return [...this.byPath.values()];
  }

  private async inspect({ reference, picture }: ImageReference): Promise<ImageLookup> {
    try {
      const file = await this.fileOf(reference, picture);
      const { contentType, width, height } = await checkImage(file);
      const key = `image:${this.places.folder.id}:${this.byPath.size + 1}`;
      const image = this.byPath.get(file.path) ?? { key, file, contentType };
      this.byPath.set(file.path, image);
      this.byReference.set(reference, image);
      return { filename: file.name, width, height };
    } catch (error) {
      if (error instanceof FileRefused) return { refused: error.reason, params: error.params };
      throw error;
    }
  }

  private async fileOf(reference: string, picture: SheetPicture | undefined): Promise<KnownFile> {
    if (picture) return this.savePicture(picture);
    if (isAddress(reference)) return this.saveDownload(reference, reference);
    if (reference.startsWith(`${apiBasePath}/`)) return this.saveDownload(this.places.serverUrl + reference, reference);
    return findInFolder(dirname(this.places.sheetPath), reference);
  }

  private async savePicture(picture: SheetPicture): Promise<KnownFile> {
    const { name, size } = picture;
    if (size > imageMaxBytes) throw tooLarge(name);
    return this.save(await picture.read(), extname(name), name);
  }

  private async saveDownload(url: string, name: string): Promise<KnownFile> {
    const { bytes, extension } = await downloadImage(url, name, this.signal);
    return this.save(bytes, extension, name);
  }

  private async save(bytes: Uint8Array, extension: string, name: string): Promise<KnownFile> {
    const folder = join(this.places.folder.path, 'pictures');
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${++this.ownCount}${extension.toLowerCase()}`);
    await writeFile(path, bytes);
    return ownFile(path, name);
  }
}
