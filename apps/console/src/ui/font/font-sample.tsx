import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../text.ts';
import { fontTexts } from './font.messages.ts';
import styles from './font-sample.module.css';

interface Props {
  /** The URL of the font file. */
  url: string;
  isLarge?: boolean;
  /** The sample text; if empty, a line in both scripts. */
  text?: string;
}

/** Both scripts in both languages of the console: it shows the font and is not a message. */
const scripts = ['Platen Aa Gg 123', '印刷 永和九年'] as const;

/** A sample of a font. Loaded when it becomes visible: a list of fonts may be a hundred megabytes. */
export function FontSample({ url, isLarge = false, text = '' }: Props) {
  const t = useText(fontTexts);
  const box = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const face = useFontFace(isSeen ? url : undefined);
  const samples = text.trim() ? [text.trim()] : scripts;
  return (
    <span ref={box} className={styles.sample} data-large={isLarge} data-state={face.state}>
      {face.state === 'ready' && samples.map((sample) => <Script key={sample} family={face.family} text={sample} />)}
      {face.state === 'failed' && t('failed')}
      {face.state === 'loading' && t('loading')}
    </span>
  );
}

function Script({ family, text }: { family: string; text: string }) {
  const t = useText(fontTexts);
  const isThere = useMemo(() => hasGlyphs(family, text.replaceAll(' ', '')), [family, text]);
  return isThere ? (
    <span style={{ fontFamily: `"${family}"` }}>{text}</span>
  ) : (
    <span className={styles.missing}>{t('missing', { text })}</span>
  );
}

const sizePx = 32;

function pixelsOf(text: string, family: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = sizePx * (text.length + 1);
  canvas.height = sizePx * 2;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return '';
  context.font = `${sizePx}px ${family}`;
  // Every other baseline depends on the metrics of the first font, and would move fallback glyphs.
  context.textBaseline = 'alphabetic';
  context.fillText(text, 0, sizePx * 1.5);
  return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
}

/**
 * Whether a loaded font has the glyphs of a text. Browsers silently use a fallback font for missing glyphs: a text that
 * looks the same with and without the font was drawn with the fallback.
 */
function hasGlyphs(family: string, text: string): boolean {
  return pixelsOf(text, `"${family}", serif`) !== pixelsOf(text, 'serif');
}

type FontFaceState = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; family: string };

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
function useFontFace(url: string | undefined): FontFaceState {
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
