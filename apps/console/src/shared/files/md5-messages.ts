/** What the digest worker says. */
export type Md5Message =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; digest: string }
  | { kind: 'failed'; message: string };
