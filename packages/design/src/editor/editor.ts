import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { Locale } from '@platen/model/text/locale';
import type { OrderValues } from '../apply-order.ts';
import type { Point, Size } from '../geometry.ts';
import type { Layer } from '../layers/index.ts';
import { type CanvasConfig, type DesignDocument, findConfig, layersOnCanvas } from './design-document.ts';
import type { Drag, Guides } from './drag.ts';
import type { GripHit } from './grip-hits.ts';
import { type History, newHistory, recordStep, redo, undo } from './history.ts';
import type { IsPainted } from './hit-test.ts';
import { findNodes, isLocked, type LayerNode } from './layer-nodes.ts';
import { changedConfig, newSession, pruneSession, type Session } from './session.ts';

/** A font by the family name that layers use. */
export interface EditorFont {
  readonly id: number;
  readonly name: string;
  /** The font has no Chinese letters: new texts then start with English words in both languages. */
  readonly lacksChinese?: boolean;
}

/** Settings from the screen. They are not saved, and undo does not change them. */
export interface EditorSetup {
  readonly templateKind: TemplateKind;
  readonly dpi: number;
  /** The language of the names of new layers. */
  readonly locale: Locale;
  /** The fonts for new texts: those of the template, then those of the library. */
  readonly fonts: readonly EditorFont[];
  /** The values of the order when it was opened. */
  readonly initialValues?: OrderValues;
  readonly isPainted?: IsPainted;
}

/** The current pointer interaction. */
export type PointerState =
  | { readonly kind: 'none' }
  | { readonly kind: 'pressed'; readonly press: Press }
  | { readonly kind: 'panning'; readonly from: Point; readonly pan: Point }
  | ({ readonly kind: 'marquee'; readonly from: Point; readonly to: Point } & MarqueeStart)
  | ({ readonly kind: 'dragging'; readonly drag: Drag; readonly guides: Guides } & DragBase);

interface DragBase {
  /** The document at the start of the drag, with the copies of an Alt-drag. */
  readonly base: DesignDocument;
  /** The selection at its start. */
  readonly picked: readonly string[];
}

interface MarqueeStart {
  /** The selection at its start. */
  readonly before: readonly string[];
  /** Whether touched layers are added to that selection. */
  readonly adds: boolean;
}

export interface Press extends Click {
  readonly onCanvas: Point;
  readonly stack: readonly string[];
  readonly grip?: GripHit | undefined;
}

/** A click, to detect double and triple clicks. */
export interface Click {
  /** In px of the screen. */
  readonly at: Point;
  readonly timeMs: number;
  /** Its number in a double or triple click. */
  readonly count: number;
  /** The position in the hit stack that the first click selected. */
  readonly first: number;
}

/** An editor is immutable: every action returns a new one. */
export interface Editor {
  readonly setup: EditorSetup;
  readonly history: History<DesignDocument>;
  readonly session: Session;
  readonly pointer: PointerState;
  readonly lastClick?: Click;
}

export function openEditor(document: DesignDocument, setup: EditorSetup, stage: Size): Editor {
  return { setup, history: newHistory(document), session: newSession(document, stage), pointer: { kind: 'none' } };
}

export function withSetup(editor: Editor, setup: Partial<EditorSetup>): Editor {
  return { ...editor, setup: { ...editor.setup, ...setup } };
}

export function documentOf({ history }: Editor): DesignDocument {
  return history.present;
}

export function isOrderMode(editor: Editor): boolean {
  return documentOf(editor).orderValues !== undefined;
}

/** The config of the shown canvas; undefined if the template has none yet. */
export function currentConfig({ history, session }: Editor): CanvasConfig | undefined {
  return findConfig(history.present, session.configId);
}

/** The layers of the shown canvas, as it shows them. */
export function layersOf(editor: Editor): readonly Layer[] {
  const config = currentConfig(editor);
  return config ? layersOnCanvas(documentOf(editor), config) : noLayers;
}

/** A constant, so that repeated calls return the same reference. */
const noLayers: readonly Layer[] = [];

/** In drawing order. */
export function selectedNodes(editor: Editor): LayerNode[] {
  const { selection } = editor.session;
  return selection.length === 0 ? [] : findNodes(layersOf(editor), selection);
}

/** The selected layers that can be changed: not locked, and editable in orders if an order is edited. */
export function changeableNodes(editor: Editor): LayerNode[] {
  return selectedNodes(editor).filter((node) => !isLocked(node) && canPick(editor, node.layer));
}

export function canPick(editor: Editor, layer: Layer): boolean {
  return !isOrderMode(editor) || layer.can_design_in_order;
}

export function withSession(editor: Editor, session: Partial<Session>): Editor {
  return { ...editor, session: { ...editor.session, ...session } };
}

/** Performs a history step. With the same `burst` shortly after another step, it is merged into that one. */
export function perform(
  editor: Editor,
  change: (document: DesignDocument) => DesignDocument,
  timeMs: number,
  burst?: string,
): Editor {
  const history = recordStep(editor.history, change(editor.history.present), timeMs, burst);
  return withHistory(editor, history);
}

/** Changes the document as part of the last step: undo reverts both. */
export function amendStep(editor: Editor, change: (document: DesignDocument) => DesignDocument): Editor {
  const { past, present, future } = editor.history;
  return withHistory(editor, { past, present: change(present), future });
}

export function withHistory(editor: Editor, history: Editor['history']): Editor {
  return { ...editor, history, session: pruneSession(editor.session, history.present) };
}

export function undoStep(editor: Editor): Editor {
  return atHistory(editor, undo(editor.history));
}

export function redoStep(editor: Editor): Editor {
  return atHistory(editor, redo(editor.history));
}

function atHistory(editor: Editor, history: Editor['history']): Editor {
  const changed = changedConfig(editor.history.present, history.present);
  const isElsewhere = changed && !currentIs(editor, changed.id) && !isStillChanged(editor, history);
  const shown = isElsewhere ? { ...editor.session, configId: changed.id, selection: [] } : editor.session;
  const session = { ...shown, unmeasured: [] };
  return withHistory({ ...editor, session, pointer: { kind: 'none' } }, history);
}

function currentIs({ session }: Editor, configId: string): boolean {
  return session.configId === configId;
}

/** Whether the step changed the shown canvas. */
function isStillChanged({ session, history }: Editor, { present }: Editor['history']): boolean {
  return findConfig(history.present, session.configId) !== findConfig(present, session.configId);
}
