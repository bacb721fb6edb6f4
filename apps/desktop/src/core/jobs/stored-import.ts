import type { FormOrderType } from '@platen/model/catalogue/template-kinds';
import type { KnownFile } from '../files/known-file.ts';
import type { JobState } from './job-flow.ts';

/** An image is uploaded once, however many orders show it. */
export interface StoredImage {
  /** Identifies the image in the orders until it has a URL. */
  key: string;
  file: KnownFile;
  contentType: string;
}

export interface StoredJob {
  id: string;
  templateNo: string;
  templateName: string;
  type: FormOrderType;
  rowsCount: number;
  /** In the sheet, in the order of its orders. Not in what earlier versions kept. */
  rowNumbers?: readonly number[];
  imageKeys: readonly string[];
}

/** The immutable contents of an imported sheet. Later changes are recorded in its journal. */
export interface StoredImport {
  id: string;
  ownerId: number;
  serverUrl: string;
  createdAt: string;
  fileName: string;
  sheetName: string;
  /** The copy of the sheet in the folder of the import; the merchant's original may change. */
  sheet: { file: KnownFile; contentType: string };
  images: readonly StoredImage[];
  jobs: readonly StoredJob[];
}

export type ImportEntry =
  | { kind: 'image'; key: string; url: string }
  | { kind: 'sheet'; url: string }
  | { kind: 'job'; state: JobState }
  | { kind: 'deleted'; jobId: string };

/** The images that a job has to upload. */
export function imagesOf({ images }: StoredImport, { imageKeys }: StoredJob): StoredImage[] {
  const keys = new Set(imageKeys);
  return images.filter(({ key }) => keys.has(key));
}
