import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type LoadChunk = <T>(load: () => Promise<T>) => Promise<T>;

let loadChunk: LoadChunk = (load) => load();

/** Sets how chunks are loaded: the app knows about unavailable servers and replaced builds. */
export function setChunkLoader(loader: LoadChunk): void {
  loadChunk = loader;
}

/** A component whose code is loaded when it is first rendered. Its parent provides the fallback (`Suspense`). */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
