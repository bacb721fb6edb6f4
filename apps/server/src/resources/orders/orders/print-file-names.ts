import { distinctNames } from '@platen/design/naming';
import type { PlannedImage } from '@platen/design/order-images';
import { safeFileName } from '@platen/model/text/file-names';
import { fileTypes } from '../../../platform/store/file-types.ts';

/** The name of an image, and what tells it from the order's other images in names of files. */
export interface ImageName {
  name: string;
  suffix: string;
}

/**
 * The images of an order are told apart by the names of their configs, such as “Front” and “Back”. A single one needs
 * none: its file has the number 1.
 */
export function namedImages(planned: readonly PlannedImage[]): (PlannedImage & ImageName)[] {
  const names = distinctNames(planned.map(({ config }) => config.name));
  const suffixes = planned.length > 1 ? distinctNames(names.map(safeFileName)) : ['1'];
  return planned.flatMap((image, index) => {
    const [name, suffix] = [names[index], suffixes[index]];
    return name === undefined || suffix === undefined ? [] : { ...image, name, suffix };
  });
}

/** Supplied images that are printed as they are have no config: their files are numbered, and only shown by their names. */
export function suppliedName(filename: string, index: number): ImageName {
  return { name: filename, suffix: String(index + 1) };
}

/** The system number comes first, so that the files of an order stay together when they are sorted. */
export function printFileName(systemNo: string, { suffix }: Pick<ImageName, 'suffix'>, contentType: string | null) {
  return `${systemNo}_${suffix}${extensionOf(contentType)}`;
}

/** The extension of the content type, whatever the customer named the file. */
function extensionOf(contentType: string | null): string {
  const type = Object.entries(fileTypes).find(([name]) => name === contentType)?.[1];
  const [extension] = type?.extensions ?? [];
  return extension === undefined ? '' : `.${extension}`;
}
