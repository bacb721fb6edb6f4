/** The messages of the digest worker. */
export type Md5Message =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; digest: string }
  | { kind: 'failed'; message: string };
