import type { Page } from '@platen/model/lists/lists';

/** A stored file: the value of a form field. */
export interface StoredFile {
  id: number;
  url: string;
  filename: string;
}

/** A stored file as the selection dialog lists it. */
export interface ListedFile extends StoredFile {
  contentType: string;
  byteSize: number;
  uploadedAt: string;
  /** Only for images. */
  widthPx?: number | undefined;
  heightPx?: number | undefined;
  tags: readonly string[];
}

export interface FileQuery {
  page: number;
  filename: string;
  tags: readonly string[];
  /** Empty: files of any type. */
  contentTypes: readonly string[];
}

/** `checking`: the bytes are read for their checksum. `sending`: they are being uploaded. */
export type UploadPhase = 'checking' | 'sending';

export interface UploadCall {
  signal: AbortSignal;
  tags: readonly string[];
  /** `share` is the progress of the phase, from 0 to 1. */
  onProgress: (phase: UploadPhase, share: number) => void;
}

/** What the upload field and the selection dialog need from outside. */
export interface UploadService {
  upload: (file: File, call: UploadCall) => Promise<StoredFile>;
  list: (query: FileQuery, signal: AbortSignal) => Promise<Page<ListedFile>>;
  /** The tags of files, most used first. */
  tags: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Undefined for a user who may not delete files. */
  remove?: (id: number) => Promise<unknown>;
  /** The URL of a small copy of a stored image. */
  thumbnail: (url: string) => string;
}
