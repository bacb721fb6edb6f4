import { isOrderMode, layersOf, selectedPlaces, type Editor, withSession } from './editor.ts';
import { ancestorsOf, type LayerPlaces, placesOf } from './layer-places.ts';

/** Picks layers. They must have one parent; of others only those that have the first one's stay. */
export function select(editor: Editor, ids: readonly string[]): Editor {
  const places = placesOf(layersOf(editor));
  const known = ids.filter((id) => places.has(id));
  const parent = places.get(known[0] ?? '')?.parent;
  const selection = known.filter((id) => places.get(id)?.parent === parent);
  const isSame =
    selection.length === editor.session.selection.length &&
    selection.every((id, index) => id === editor.session.selection[index]);
  return isSame ? editor : withSession(editor, { selection });
}

/** Adds a layer, or takes it out where it is picked already. One with another parent changes nothing. */
export function toggleSelected(editor: Editor, id: string): Editor {
  const { selection } = editor.session;
  if (selection.includes(id)) return withSession(editor, { selection: selection.filter((each) => each !== id) });
  const places = placesOf(layersOf(editor));
  const [first] = selection;
  const isSibling = first === undefined || places.get(first)?.parent === places.get(id)?.parent;
  return isSibling && places.has(id) ? withSession(editor, { selection: [...selection, id] }) : editor;
}

/**
 * Which of what lies under a click is picked: the uppermost; inside a container whose content is picked already, what
 * lies beside that content.
 */
export function firstPick(editor: Editor, stack: readonly string[]): number {
  const places = placesOf(layersOf(editor));
  const [uppermost] = stack;
  const parent = selectedPlaces(editor)[0]?.parent;
  if (uppermost === undefined || !parent || !isAround(places, parent.layer.id, uppermost)) return 0;
  const inside = stack.findIndex((id) => places.get(id)?.parent === parent);
  return Math.max(0, inside);
}

/** With Shift: the uppermost that can be added, because it has the parent of what is picked. */
export function siblingPick(editor: Editor, stack: readonly string[]): string | undefined {
  const places = placesOf(layersOf(editor));
  const [first] = selectedPlaces(editor);
  if (!first) return stack[0];
  return stack.find((id) => places.get(id)?.parent === first.parent);
}

/** Everything beside what is picked, or on the canvas. */
export function selectAll(editor: Editor): Editor {
  const [first] = selectedPlaces(editor);
  const siblings = first?.parent?.layer.children ?? layersOf(editor);
  const open = siblings.filter(({ visible, locked }) => visible && locked !== true);
  const offered = isOrderMode(editor) ? open.filter((layer) => layer.can_design_in_order) : open;
  return select(
    editor,
    offered.map(({ id }) => id),
  );
}

function isAround(places: LayerPlaces, id: string, outerId: string): boolean {
  const place = places.get(id);
  return id === outerId || (place !== undefined && [...ancestorsOf(place)].some(({ layer }) => layer.id === outerId));
}
