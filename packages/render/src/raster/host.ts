/**
 * What a host must give: paths, and a canvas to find their coverage on. Nothing else is asked of it, because nothing
 * else is equal everywhere: how hosts scale pictures, blend translucent colours and write text differs by up to
 * 86 of 255 between a browser and the server; how they cover pixels with a path does not.
 */
export interface Matrix2D {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export interface HostPath {
  addPath(path: HostPath, transform: Matrix2D): void;
}

export interface HostContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: string;
  miterLimit: number;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fill(path: HostPath): void;
  stroke(path: HostPath): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: ArrayLike<number> & Uint8Lists };
}

type Uint8Lists = Uint8ClampedArray | Uint8Array;

export interface Host {
  newPath(svg?: string): HostPath;
  /** A context whose pixels are read often: a host may keep them on a graphics card otherwise, and draw differently. */
  newContext(width: number, height: number): HostContext;
}
