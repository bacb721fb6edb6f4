import { applyMeasuredSizes } from '@platen/design/editor/text-frames';
import type { EditorStore } from '../store/editor-store.ts';
import type { CanvasPainter } from './canvas-painter.ts';
import type { PictureSource } from './picture-source.ts';

/** Texts are not measured on every key press. */
const debounceMs = 100;

/** Measures texts that changed, and adjusts their frames. Not during a drag, in which they would jump. */
export function openTextMeasurer(
  store: EditorStore,
  painter: CanvasPainter,
  source: PictureSource,
): { update: () => void; close: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: readonly string[] = [];

  function update() {
    const { session, pointer } = store.get();
    if (session.unmeasured === waiting) return;
    if (pointer.kind === 'dragging') return;
    clearTimeout(timer);
    waiting = session.unmeasured;
    if (waiting.length > 0) timer = setTimeout(() => void measure(), debounceMs);
  }

  async function measure() {
    const editor = store.get();
    const plan = source.planOf(editor);
    const { unmeasured } = editor.session;
    if (!plan || unmeasured.length === 0) return;
    const request = { plan, fontUrls: source.fontUrls(), scale: 1, tiles: [], measures: unmeasured };
    const painted = await painter.draw('measure', request).catch(() => undefined);
    // Changed or undone in the meantime: the measured text no longer exists.
    if (!painted || store.get().session.unmeasured !== unmeasured) return;
    store.act((now) => applyMeasuredSizes(now, painted.sizes));
  }

  return { update, close: () => clearTimeout(timer) };
}
