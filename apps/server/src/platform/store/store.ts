import type { Readable } from 'node:stream';

/** Both ends are inclusive, as in HTTP. */
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
 * Where the bytes of files are stored. We choose the keys, never a client, and an object is immutable.
 * To add a store: a file with this interface, and a line in `create-store.ts`.
 */
export interface Store {
  readonly name: 'folder' | 's3';
  /** The origin that browsers upload to, if it is not our own: the console's content security policy must allow it. */
  readonly uploadOrigin: string | undefined;
  /** Writes the whole object, or nothing. */
  put(key: string, body: Buffer | Readable, facts: { byteSize: number; contentType: string }): Promise<void>;
  /** Fails before the first byte if there is no such object. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** `md5Base64` is set only if the store knows it without reading the object. */
  head(key: string): Promise<{ byteSize: number; md5Base64: string | undefined } | undefined>;
  /** Provides the object as a local file while `use` runs. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Succeeds if the object does not exist. */
  delete(key: string): Promise<void>;
  /**
   * Where a client may PUT these bytes within an hour, and with which headers. The address may be a path on this
   * server.
   */
  directUpload(key: string, facts: UploadFacts): Promise<{ url: string; headers: Record<string, string> }>;
  /** Receives bytes that a client PUTs to this server. Missing if clients PUT to the store itself. */
  receive?(body: Readable, byteSizeMax: number): Promise<Incoming>;
  /** Removes incomplete files that a crash left longer ago than this. */
  removeLeftovers(ageMs: number): Promise<void>;
  /** Fails if the store cannot be used now. */
  check(): Promise<void>;
}

/** Received bytes that are not stored under a key yet. They must be committed or discarded. */
export interface Incoming {
  /** Larger than the maximum if the client sent too many bytes: the rest was not read. */
  byteSize: number;
  md5Base64: string;
  source: ByteSource;
  commit(key: string): Promise<void>;
  /** Does nothing after `commit`. */
  discard(): Promise<void>;
}

/** Random access to bytes, wherever they are stored. */
export interface ByteSource {
  readonly byteSize: number;
  /** Returns fewer bytes than requested only at the end. */
  read(start: number, length: number): Promise<Buffer>;
  withFile<T>(use: (path: string) => Promise<T>): Promise<T>;
}
