import { canRedo, canUndo } from '@platen/design/editor/history';
import { changeSettings } from '@platen/pages/page-edits';
import type { Sections } from '@platen/pages/page-tree';
import { describe, expect, it } from 'vitest';
import {
  abortGesture,
  add,
  change,
  clone,
  endGesture,
  move,
  nudge,
  openPage,
  type PageEditor,
  preview,
  redoStep,
  remove,
  sectionsOf,
  select,
  toggleCollapsed,
  undoStep,
} from './page-editor.ts';

const end = (parentId: string | null) => ({ parentId, index: 99 });
const typesOf = (editor: PageEditor) => sectionsOf(editor).map(({ type }) => type);
const firstId = (editor: PageEditor) => sectionsOf(editor)[0]?.id ?? '';
const opened = () => add(add(openPage([]), 'swiper', end(null), 0), 'text', end(null), 1000);

describe('the editor of a page', () => {
  it('selects an added block, a copy, and the sibling of a deleted block', () => {
    const editor = opened();
    expect(editor.session.selectedId).toBe(sectionsOf(editor)[1]?.id);
    const cloned = clone(editor, firstId(editor), 2000);
    expect(cloned.session.selectedId).toBe(sectionsOf(cloned)[1]?.id);
    const removed = remove(cloned, cloned.session.selectedId ?? '', 3000);
    expect(removed.session.selectedId).toBe(sectionsOf(removed)[1]?.id);
    expect(typesOf(removed)).toEqual(['swiper', 'text']);
  });

  it('undoes and redoes, and clears the selection of a missing block', () => {
    const editor = opened();
    const undone = undoStep(editor);
    expect(typesOf(undone)).toEqual(['swiper']);
    expect(undone.session.selectedId).toBeUndefined();
    expect(canRedo(undone.history)).toBe(true);
    expect(typesOf(redoStep(undone))).toEqual(['swiper', 'text']);
    expect(sectionsOf(undoStep(undone))).toEqual([]);
  });

  it('merges a burst of typing into one step, and records no step for a refused edit', () => {
    const editor = opened();
    const id = sectionsOf(editor)[1]?.id ?? '';
    const type = (now: PageEditor, content: string, timeMs: number) =>
      change(now, (sections) => changeSettings(sections, id, { content }), timeMs, `${id}.content`);
    const typed = type(type(type(editor, 'a', 5000), 'ab', 5100), 'abc', 5200);
    expect(sectionsOf(undoStep(typed))).toBe(sectionsOf(editor));
    expect(add(editor, 'hot-zone', end(null), 6000)).toBe(editor);
  });

  it('previews a gesture, and records it as one step or discards it', () => {
    const editor = opened();
    const shown = (height: number): Sections => changeSettings(sectionsOf(editor), firstId(editor), { height });
    const dragged = preview(preview(editor, shown(300)), shown(400));
    expect(sectionsOf(dragged)[0]?.settings).toMatchObject({ height: 400 });
    expect(sectionsOf(abortGesture(dragged))).toBe(sectionsOf(editor));
    expect(sectionsOf(undoStep(endGesture(dragged)))).toBe(sectionsOf(editor));
  });

  it('moves among siblings by one, and keeps the selection when the id changes', () => {
    const editor = add(opened(), 'image', end(null), 2000);
    const [swiper = '', , image = ''] = sectionsOf(editor).map(({ id }) => id);
    expect(typesOf(nudge(editor, swiper, 1, 3000))).toEqual(['text', 'swiper', 'image']);
    expect(nudge(editor, swiper, -1, 3000)).toBe(editor);
    const inside = move(editor, image, { parentId: swiper, index: 0 }, 4000);
    expect(inside.session.selectedId).toBe(sectionsOf(inside)[0]?.blocks[0]?.id);
    expect(canUndo(inside.history)).toBe(true);
  });

  it('expands the parents of the selection', () => {
    const editor = add(opened(), 'image', end(firstId(opened())), 2000);
    const swiper = firstId(editor);
    const filled = add(editor, 'image', end(swiper), 3000);
    const child = filled.session.selectedId;
    const closed = toggleCollapsed(select(filled, undefined), swiper);
    expect(closed.session.collapsed.has(swiper)).toBe(true);
    expect(select(closed, child).session.collapsed.has(swiper)).toBe(false);
  });
});
