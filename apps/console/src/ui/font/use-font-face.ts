import { useEffect, useState } from 'react';

export type FontFaceState = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; family: string };

interface LoadedFace {
  family: string;
  ready: Promise<FontFace>;
  users: number;
}

/** Chinese fonts have megabytes: a font that is used in a list and in a form is loaded once. */
const faces = new Map<string, LoadedFace>();
let faceCount = 0;

function acquireFace(url: string): LoadedFace {
  const known = faces.get(url);
  if (known) {
    known.users += 1;
    return known;
  }
  faceCount += 1;
  const family = `preview-${faceCount}`;
  const face = new FontFace(family, `url("${encodeURI(url)}")`);
  const loaded: LoadedFace = { family, ready: face.load(), users: 1 };
  faces.set(url, loaded);
  loaded.ready.then(
    () => document.fonts.add(face),
    () => faces.delete(url),
  );
  return loaded;
}

function releaseFace(url: string, face: LoadedFace) {
  face.users -= 1;
  if (face.users > 0) return;
  faces.delete(url);
  face.ready.then(
    (loaded) => document.fonts.delete(loaded),
    () => undefined,
  );
}

/** Makes a font file usable in styles while components use it. Without a URL nothing is loaded. */
export function useFontFace(url: string | undefined): FontFaceState {
  const [result, setResult] = useState<{ of: string; state: FontFaceState }>();
  useEffect(() => {
    if (!url) return;
    const face = acquireFace(url);
    let isCurrent = true;
    const show = (state: FontFaceState) => isCurrent && setResult({ of: url, state });
    face.ready.then(
      () => show({ state: 'ready', family: face.family }),
      () => show({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
      releaseFace(url, face);
    };
  }, [url]);
  if (!url) return { state: 'idle' };
  return result?.of === url ? result.state : { state: 'loading' };
}
