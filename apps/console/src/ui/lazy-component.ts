import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type LoadChunk = <T>(load: () => Promise<T>) => Promise<T>;

let loadChunk: LoadChunk = (load) => load();

/** How parts are loaded: the roof knows of servers that are away and of builds that were replaced. */
export function setChunkLoader(loader: LoadChunk): void {
  loadChunk = loader;
}

/** A component whose code comes when it is first shown. What shows it says what stands there until then (`Suspense`). */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
