import type { Readable } from 'node:stream';

/** Both ends included, as HTTP counts. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface UploadFacts {
  byteSize: number;
  contentType: string;
  md5Base64: string;
}

/**
 * Where the bytes of files are. Keys are ours, never a client's words, and an object never changes once it is there.
 * To add a store: a file with this interface, and a line in `create-store.ts`.
 */
export interface Store {
  readonly name: 'folder' | 's3';
  /** The origin that browsers send files to, where that is not our own: the console's page must be let go there. */
  readonly uploadOrigin: string | undefined;
  /** Writes the whole object, or nothing. */
  put(key: string, body: Buffer | Readable, facts: { byteSize: number; contentType: string }): Promise<void>;
  /** Fails where there is no such object, before the first byte. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** `md5Base64` only where the store knows it without reading the object. */
  head(key: string): Promise<{ byteSize: number; md5Base64: string | undefined } | undefined>;
  /** The object as a file on this machine, to be read only while `use` runs. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** What is not there is deleted. */
  delete(key: string): Promise<void>;
  /** Where a client may PUT these bytes, and with which headers; for an hour. The address may be a path of ours. */
  directUpload(key: string, facts: UploadFacts): Promise<{ url: string; headers: Record<string, string> }>;
  /** Takes bytes that a client PUTs to us. Missing where clients PUT to the store itself. */
  receive?(body: Readable, byteSizeMax: number): Promise<Incoming>;
  /** Takes away what a crash left half written longer ago than this. */
  removeLeftovers(ageMs: number): Promise<void>;
  /** Fails where the store cannot be used now. */
  check(): Promise<void>;
}

/** Bytes that have arrived and that no key shows yet. Must be kept or discarded. */
export interface Incoming {
  /** More than the maximum where the client sent too many: the rest was not read. */
  byteSize: number;
  md5Base64: string;
  source: ByteSource;
  commit(key: string): Promise<void>;
  /** Nothing to do after `keep`. */
  discard(): Promise<void>;
}

/** Bytes to look into, wherever they are. */
export interface ByteSource {
  readonly byteSize: number;
  /** Fewer bytes than asked for only at the end. */
  read(start: number, length: number): Promise<Buffer>;
  withFile<T>(use: (path: string) => Promise<T>): Promise<T>;
}
