/** What we use of postject, which has no types of its own. */
declare module 'postject' {
  export function inject(
    file: string,
    resource: string,
    bytes: Uint8Array,
    options: { sentinelFuse: string },
  ): Promise<void>;
}
