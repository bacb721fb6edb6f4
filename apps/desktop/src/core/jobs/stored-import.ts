import type { FormOrderType } from '@platen/model/template-kinds';
import type { KnownFile } from '../files/known-file.ts';
import type { JobState } from './job-flow.ts';

/** However many orders show it, it is one file and is sent once. */
export interface StoredImage {
  /** What stands for it in the orders until it has an address. */
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

/** A sheet that is being ordered: what was read of it, which never changes. What happens to it goes into a journal. */
export interface StoredImport {
  id: string;
  ownerId: number;
  serverUrl: string;
  createdAt: string;
  fileName: string;
  sheetName: string;
  /** The sheet as it was read, kept beside this; the merchant's own may change. */
  sheet: { file: KnownFile; contentType: string };
  images: readonly StoredImage[];
  jobs: readonly StoredJob[];
}

export type ImportEntry =
  | { kind: 'image'; key: string; url: string }
  | { kind: 'sheet'; url: string }
  | { kind: 'job'; state: JobState }
  | { kind: 'deleted'; jobId: string };

/** The files that a job has to send, its sheet not counted. */
export function imagesOf({ images }: StoredImport, { imageKeys }: StoredJob): StoredImage[] {
  const keys = new Set(imageKeys);
  return images.filter(({ key }) => keys.has(key));
}
