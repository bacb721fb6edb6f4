import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type LoadPart = <T>(load: () => Promise<T>) => Promise<T>;

let loadPart: LoadPart = (load) => load();

/** How parts are loaded: the roof knows of servers that are away and of builds that were replaced. */
export function setPartLoader(better: LoadPart): void {
  loadPart = better;
}

/** A component whose code comes when it is first shown. What shows it says what stands there until then (`Suspense`). */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load) }));
}
