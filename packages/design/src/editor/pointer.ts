import type { Point, Rect } from '../geometry.ts';
import { changeConfig, withLayers } from './design-document.ts';
import { type Drag, type DragStart, noGuides } from './drag.ts';
import { editLayers } from './edit-document.ts';
import {
  type Click,
  canPick,
  changeableNodes,
  currentConfig,
  documentOf,
  type Editor,
  isOrderMode,
  layersOf,
  type Press,
  selectedNodes,
  withHistory,
  withSession,
} from './editor.ts';
import { clickTravelMaxPx, multiClickMs, snapDistancePx } from './editor-constants.ts';
import { type GripHit, type GripsOffered, gripAt } from './grip-hits.ts';
import { cancelGesture, commitGesture, previewGesture } from './history.ts';
import { hitStack, layersTouching } from './hit-test.ts';
import { cloneLayers } from './layer-actions.ts';
import { indexLayers } from './layer-nodes.ts';
import { beginMove } from './move.ts';
import { beginResize } from './resize.ts';
import { beginRotate, canRotate } from './rotate.ts';
import { firstPick, select, siblingPick, toggleSelected } from './selection.ts';
import { selectionBox } from './selection-box.ts';
import { opensText, typeInto } from './typed-text.ts';
import { lengthOnCanvas, toCanvas } from './view.ts';

/** A pointer event on the stage: its position in px of the screen, the time, and the modifier keys. */
export interface PointerInput {
  readonly at: Point;
  readonly timeMs: number;
  readonly shift: boolean;
  readonly alt: boolean;
  /** With the middle button, or with the space bar held down. */
  readonly pans: boolean;
}

/** The hit tolerance of thin lines, in px of the screen. */
const lineReachPx = 3;

export function pressPointer(editor: Editor, input: PointerInput): Editor {
  const { view } = editor.session;
  if (input.pans) return { ...editor, pointer: { kind: 'panning', from: input.at, pan: view.pan } };
  const stack = stackAt(editor, input.at);
  const before = editor.lastClick;
  const isFurther = before !== undefined && isSameClick(before, input);
  const press: Press = {
    at: input.at,
    timeMs: input.timeMs,
    count: isFurther ? before.count + 1 : 1,
    first: isFurther ? before.first : firstPick(editor, stack),
    onCanvas: toCanvas(view, input.at),
    stack,
    grip: gripUnder(editor, input.at),
  };
  return { ...editor, pointer: { kind: 'pressed', press } };
}

function isSameClick({ at, timeMs }: Click, input: PointerInput): boolean {
  return input.timeMs - timeMs <= multiClickMs && traveled(at, input.at) <= clickTravelMaxPx;
}

function traveled(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The layers under a point of the screen, in the order of clicks. */
export function stackAt(editor: Editor, at: Point): string[] {
  const { view } = editor.session;
  return hitStack(layersOf(editor), toCanvas(view, at), {
    reachPx: lengthOnCanvas(view, lineReachPx),
    canPick: (layer) => canPick(editor, layer),
    isPainted: editor.setup.isPainted,
  });
}

/** The handle under a point of the screen, for the cursor and for a press. */
export function gripUnder(editor: Editor, at: Point): GripHit | undefined {
  const box = selectionBox(selectedNodes(editor));
  return box && gripAt(box, editor.session.view, at, offeredGrips(editor));
}

/** In an order, a layer with children cannot be resized: its children would change, which the order may not do. */
export function offeredGrips(editor: Editor): GripsOffered {
  const nodes = selectedNodes(editor);
  const isOpen = nodes.length > 0 && changeableNodes(editor).length === nodes.length;
  const hasContent = nodes.some(({ layer }) => layer.children.length > 0);
  return { resize: isOpen && !(isOrderMode(editor) && hasContent), rotate: isOpen && canRotate(nodes) };
}

export function movePointer(editor: Editor, input: PointerInput): Editor {
  const { pointer } = editor;
  switch (pointer.kind) {
    case 'none':
      return editor;
    case 'panning': {
      const { from, pan } = pointer;
      const moved = { x: pan.x + input.at.x - from.x, y: pan.y + input.at.y - from.y };
      return withSession(editor, { view: { ...editor.session.view, pan: moved } });
    }
    case 'pressed': {
      if (traveled(pointer.press.at, input.at) <= clickTravelMaxPx) return editor;
      return movePointer(beginDrag(editor, pointer.press, input), input);
    }
    case 'marquee':
      return stretchMarquee(editor, pointer, input);
    case 'dragging':
      return continueDrag(editor, pointer, input);
  }
}

/** A drag is relative to where the pointer was pressed, so that the first pixels are not lost. */
function beginDrag(editor: Editor, press: Press, { shift, alt }: PointerInput): Editor {
  if (!press.grip && press.stack.length === 0) {
    const start = { before: editor.session.selection, adds: shift };
    return { ...editor, pointer: { kind: 'marquee', from: press.onCanvas, to: press.onCanvas, ...start } };
  }
  const picked = press.grip ? editor : pickForDrag(editor, press, shift);
  const held = alt && !press.grip ? withCopies(picked) : picked;
  const start = dragStart(held, press);
  const drag = start && dragFor(start, press.grip);
  if (!drag) return { ...picked, pointer: { kind: 'none' } };
  const base = { base: documentOf(held), picked: picked.session.selection };
  return { ...held, pointer: { kind: 'dragging', drag, guides: noGuides, ...base } };
}

/** Inserts copies of the selection for an Alt-drag; canceling the drag removes them. */
function withCopies(editor: Editor): Editor {
  const originals = changeableNodes(editor).map(({ layer }) => layer.id);
  if (isOrderMode(editor) || originals.length === 0) return editor;
  const { layers, ids } = cloneLayers(layersOf(editor), originals, editor.setup.locale, 0);
  const copied = changeConfig(documentOf(editor), editor.session.configId, (config) => withLayers(config, layers));
  return select(withHistory(editor, previewGesture(editor.history, copied)), ids);
}

/** A selected layer is dragged even if it is not the topmost one. */
function pickForDrag(editor: Editor, press: Press, shift: boolean): Editor {
  if (press.stack.some((id) => editor.session.selection.includes(id))) return editor;
  const sibling = shift ? siblingPick(editor, press.stack) : undefined;
  if (sibling !== undefined) return toggleSelected(editor, sibling);
  return select(editor, press.stack.slice(press.first, press.first + 1));
}

function dragStart(editor: Editor, press: Press): DragStart | undefined {
  const config = currentConfig(editor);
  const nodes = changeableNodes(editor);
  if (!config || nodes.length === 0) return undefined;
  const { snaps, showsGuides, view } = editor.session;
  return {
    config,
    layers: layersOf(editor),
    nodes,
    from: press.onCanvas,
    snaps,
    hasGrid: showsGuides,
    snapPx: lengthOnCanvas(view, snapDistancePx),
  };
}

function dragFor(start: DragStart, grip: GripHit | undefined): Drag | undefined {
  const box = selectionBox(start.nodes);
  if (!grip || !box) return beginMove(start);
  return grip.kind === 'rotate' ? beginRotate(start, box) : beginResize(start, box, grip.grip);
}

type Dragging = Extract<Editor['pointer'], { kind: 'dragging' }>;

function continueDrag(editor: Editor, dragging: Dragging, { at, shift, alt }: PointerInput): Editor {
  const { history, session } = editor;
  const { edits, guides } = dragging.drag(toCanvas(session.view, at), { shift, alt });
  const shown = withHistory(editor, previewGesture(history, editLayers(dragging.base, session.configId, edits)));
  return { ...shown, pointer: { ...dragging, guides } };
}

type Marquee = Extract<Editor['pointer'], { kind: 'marquee' }>;

function stretchMarquee(editor: Editor, marquee: Marquee, { at }: PointerInput): Editor {
  const { from, before, adds } = marquee;
  const to = toCanvas(editor.session.view, at);
  const layers = layersOf(editor);
  const kept = adds ? before : [];
  const parentId = indexLayers(layers).get(kept[0] ?? '')?.parent?.layer.id;
  const touched = layersTouching(layers, parentId, marqueeRect({ from, to }), (layer) => canPick(editor, layer));
  const picked = select(editor, [...kept, ...touched.filter((id) => !kept.includes(id))]);
  return { ...picked, pointer: { ...marquee, to } };
}

export function marqueeRect({ from, to }: { from: Point; to: Point }): Rect {
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

export function releasePointer(editor: Editor, input: PointerInput): Editor {
  const { pointer } = editor;
  const rested: Editor = { ...editor, pointer: { kind: 'none' } };
  if (pointer.kind === 'pressed') return click(rested, pointer.press, input);
  const { lastClick: _, ...moved } = rested;
  return pointer.kind === 'dragging' ? withHistory(moved, commitGesture(rested.history)) : moved;
}

function click(editor: Editor, press: Press, { shift }: PointerInput): Editor {
  const { at, timeMs, count, first, stack, grip } = press;
  const clicked: Editor = { ...editor, lastClick: { at, timeMs, count, first } };
  if (grip && count === 1) return clicked;
  if (shift) {
    const sibling = siblingPick(editor, stack);
    return sibling === undefined ? clicked : toggleSelected(clicked, sibling);
  }
  const upper = stack[first];
  // The second click on a text edits it; otherwise each further click selects the next lower layer and stops at the
  // lowest.
  const isText = upper !== undefined && opensText(editor, upper);
  if (isText && count === 2) return typeInto(clicked, upper);
  const picked = stack[Math.min(first + count - (isText && count > 2 ? 2 : 1), stack.length - 1)];
  return select(typeInto(clicked, undefined), picked === undefined ? [] : [picked]);
}

/** The editor as it was before the pointer was pressed. */
export function cancelPointer(editor: Editor): Editor {
  const { pointer } = editor;
  const rested: Editor = { ...editor, pointer: { kind: 'none' } };
  if (pointer.kind === 'marquee') return withSession(rested, { selection: pointer.before });
  if (pointer.kind === 'panning') {
    return withSession(rested, { view: { ...editor.session.view, pan: pointer.pan } });
  }
  if (pointer.kind !== 'dragging') return rested;
  return select(withHistory(rested, cancelGesture(editor.history)), pointer.picked);
}
