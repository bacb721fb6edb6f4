import {
  cancelGesture,
  commitGesture,
  type History,
  newHistory,
  previewGesture,
  recordStep,
  redo,
  undo,
} from '@platen/design/editor/history';
import type { BlockType } from '@platen/pages/blocks';
import { addBlock, type BlockPosition, cloneBlock, deleteBlock, moveBlock } from '@platen/pages/page-edits';
import { findBlock, parentOf, type Sections, walkBlocks } from '@platen/pages/page-tree';

export type Device = 'pc' | 'pad' | 'mobile';

/** The state of the screen that is neither saved nor undone. */
export interface PageSession {
  readonly selectedId: string | undefined;
  readonly hoveredId: string | undefined;
  readonly collapsed: ReadonlySet<string>;
  readonly device: Device;
  readonly panels: { readonly left: boolean; readonly right: boolean };
  /** The block that is dragged in the list: its children are hidden and move with it. */
  readonly draggedId: string | undefined;
  /** The block of the list whose place the dragged one takes, until it is dropped. */
  readonly overId: string | undefined;
  /** Where in the preview the dragged block would be dropped. */
  readonly drop: Drop | undefined;
  /** The text that is being edited in the preview, and where it was clicked. */
  readonly textEditing: TextEditing | undefined;
}

/** A text that is being edited in place. */
export interface TextEditing {
  readonly id: string;
  /** The point in the preview's window at which to put the caret. */
  readonly at: { readonly x: number; readonly y: number };
}

/** The page editor as an immutable value: every action returns the next one. */
export interface PageEditor {
  readonly history: History<Sections>;
  readonly session: PageSession;
}

export function openPage(sections: Sections, session: Partial<PageSession> = {}): PageEditor {
  return {
    history: newHistory(sections),
    session: {
      selectedId: undefined,
      hoveredId: undefined,
      collapsed: new Set(),
      device: 'mobile',
      panels: { left: true, right: true },
      draggedId: undefined,
      overId: undefined,
      drop: undefined,
      textEditing: undefined,
      ...session,
    },
  };
}

export function sectionsOf({ history }: PageEditor): Sections {
  return history.present;
}

export function withSession(editor: PageEditor, session: Partial<PageSession>): PageEditor {
  return { ...editor, session: { ...editor.session, ...session } };
}

export function select(editor: PageEditor, selectedId: string | undefined): PageEditor {
  if (editor.session.selectedId === selectedId) return editor;
  // Expands the parents of the selection.
  const collapsed = new Set(editor.session.collapsed);
  for (const id of ancestorIdsOf(sectionsOf(editor), selectedId)) collapsed.delete(id);
  return withSession(editor, { selectedId, collapsed, textEditing: undefined });
}

function ancestorIdsOf(sections: Sections, id: string | undefined): string[] {
  const parent = id === undefined ? undefined : parentOf(sections, id);
  return parent ? [parent.id, ...ancestorIdsOf(sections, parent.id)] : [];
}

export function hover(editor: PageEditor, hoveredId: string | undefined): PageEditor {
  return editor.session.hoveredId === hoveredId ? editor : withSession(editor, { hoveredId });
}

/** Starts editing a text in place. */
export function startTextEditing(editor: PageEditor, textEditing: TextEditing): PageEditor {
  if (editor.session.textEditing?.id === textEditing.id) return editor;
  return withSession(select(editor, textEditing.id), { textEditing });
}

export function stopTextEditing(editor: PageEditor): PageEditor {
  return editor.session.textEditing ? withSession(editor, { textEditing: undefined }) : editor;
}

export function toggleCollapsed(editor: PageEditor, id: string): PageEditor {
  const collapsed = new Set(editor.session.collapsed);
  if (!collapsed.delete(id)) collapsed.add(id);
  return withSession(editor, { collapsed });
}

/** Records an undo step. Steps of one `burst` that follow each other shortly are merged. */
export function change(
  editor: PageEditor,
  edit: (sections: Sections) => Sections,
  timeMs: number,
  burst?: string,
): PageEditor {
  const next = edit(sectionsOf(editor));
  if (next === sectionsOf(editor)) return editor;
  return withValidSession({ ...editor, history: recordStep(editor.history, next, timeMs, burst) });
}

/** The intermediate state of a gesture, computed from the page before it. */
export function preview(editor: PageEditor, sections: Sections): PageEditor {
  return { ...editor, history: previewGesture(editor.history, sections) };
}

export const endGesture = (editor: PageEditor) =>
  withValidSession({ ...editor, history: commitGesture(editor.history) });
export const abortGesture = (editor: PageEditor) =>
  withValidSession({ ...editor, history: cancelGesture(editor.history) });
export const undoStep = (editor: PageEditor) => withValidSession({ ...editor, history: undo(editor.history) });
export const redoStep = (editor: PageEditor) => withValidSession({ ...editor, history: redo(editor.history) });

export function add(editor: PageEditor, type: BlockType, position: BlockPosition, timeMs: number): PageEditor {
  return selectNew(editor, (sections) => addBlock(sections, type, position), timeMs);
}

export function clone(editor: PageEditor, id: string, timeMs: number): PageEditor {
  return selectNew(editor, (sections) => cloneBlock(sections, id), timeMs);
}

/** Selects the next sibling, so that the user can continue deleting. */
export function remove(editor: PageEditor, id: string, timeMs: number): PageEditor {
  const sections = sectionsOf(editor);
  const siblings = parentOf(sections, id)?.blocks ?? sections;
  const at = siblings.findIndex((block) => block.id === id);
  const adjacent = siblings[at + 1] ?? siblings[at - 1] ?? parentOf(sections, id);
  const next = change(editor, (now) => deleteBlock(now, id), timeMs);
  return editor.session.selectedId === id ? select(next, adjacent?.id) : next;
}

/** `index` does not count the block itself; see `moveBlock`. */
export function move(editor: PageEditor, id: string, position: BlockPosition, timeMs: number): PageEditor {
  const moved = change(editor, (sections) => moveBlock(sections, id, position), timeMs);
  if (moved === editor || findBlock(sectionsOf(moved), id)) return moved;
  // A section that became a child gets another id.
  return selectAdded(editor, moved);
}

/** One position up or down among its siblings. */
export function nudge(editor: PageEditor, id: string, by: -1 | 1, timeMs: number): PageEditor {
  const parent = parentOf(sectionsOf(editor), id);
  const siblings = parent?.blocks ?? sectionsOf(editor);
  const index = siblings.findIndex((block) => block.id === id) + by;
  if (index < 0 || index >= siblings.length) return editor;
  return move(editor, id, { parentId: parent?.id ?? null, index }, timeMs);
}

/** Sets where the dragged block would be dropped. */
export function setDrop(editor: PageEditor, drop: Drop | undefined): PageEditor {
  const now = editor.session.drop?.position;
  const isSame = now?.parentId === drop?.position.parentId && now?.index === drop?.position.index;
  return isSame ? editor : withSession(editor, { drop });
}

/** Moves a block to the drop position. */
export function moveToDrop(editor: PageEditor, id: string, timeMs: number): PageEditor {
  const { drop } = editor.session;
  const dropped = setDrop(editor, undefined);
  if (!drop) return dropped;
  const { parentId, index } = drop.position;
  const sections = sectionsOf(editor);
  const siblings = parentId === null ? sections : (findBlock(sections, parentId)?.blocks ?? []);
  const own = siblings.findIndex((block) => block.id === id);
  // The drop position counts the block itself, a move does not.
  return move(dropped, id, { parentId, index: own >= 0 && own < index ? index - 1 : index }, timeMs);
}

function selectNew(editor: PageEditor, edit: (sections: Sections) => Sections, timeMs: number): PageEditor {
  const next = change(editor, edit, timeMs);
  return next === editor ? editor : selectAdded(editor, next);
}

function selectAdded(before: PageEditor, after: PageEditor): PageEditor {
  const known = new Set([...walkBlocks(sectionsOf(before))].map(({ id }) => id));
  const added = [...walkBlocks(sectionsOf(after))].find(({ id }) => !known.has(id));
  return added ? select(after, added.id) : after;
}

/** Clears the selection of a block that no longer exists. */
function withValidSession(editor: PageEditor): PageEditor {
  const { selectedId, hoveredId } = editor.session;
  const isThere = (id: string | undefined) => id === undefined || findBlock(sectionsOf(editor), id) !== undefined;
  if (isThere(selectedId) && isThere(hoveredId)) return editor;
  return withSession(editor, {
    ...(!isThere(selectedId) && { selectedId: undefined, textEditing: undefined }),
    ...(!isThere(hoveredId) && { hoveredId: undefined }),
  });
}

/** Where something that is dragged over the page would be dropped, and the line that shows it. */
export interface Drop {
  /** The index counts the dragged block at its old position. */
  readonly position: BlockPosition;
  /** In pixels of the page, relative to its top left corner. */
  readonly line: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
}
