import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateConfigSchema } from '../template.ts';
import { configWith, designer, layer, type TestDesigner } from '../testing/test-designer.ts';
import { idsOf } from '../tree.ts';
import { addableTypes } from './add-layer.ts';
import { editorCommands } from './commands/editor-commands.ts';
import { addConfig, changeSettings, removeConfig } from './configs.ts';
import { layersOf, perform } from './editor.ts';
import { add, moveTo, rename, setProperty, showConfig } from './editor-actions.ts';
import {
  cancelGesture,
  canRedo,
  canUndo,
  commitGesture,
  newHistory,
  previewGesture,
  recordStep,
  redo,
  undo,
} from './history.ts';
import { indexLayers } from './layer-nodes.ts';

describe('history', () => {
  it('is limited to a hundred steps', () => {
    let history = newHistory(0);
    for (let step = 1; step <= 150; step++) history = recordStep(history, step, step * 1000);
    for (let step = 0; step < 150; step++) history = undo(history);
    expect(history.present).toBe(50);
    expect(canUndo(history)).toBe(false);
    for (let step = 0; step < 150; step++) history = redo(history);
    expect(history.present).toBe(150);
    expect(canRedo(history)).toBe(false);
  });

  it('merges a burst into one step until a pause of more than 300 ms', () => {
    let history = newHistory('');
    for (const [text, timeMs] of [
      ['a', 0],
      ['ab', 300],
      ['abc', 600],
    ] as const)
      history = recordStep(history, text, timeMs, 'typing');
    expect(history.past).toEqual(['']);
    history = recordStep(history, 'abcd', 901, 'typing');
    expect(history.past).toEqual(['', 'abc']);
    history = recordStep(history, 'abcde', 950, 'other');
    expect(history.past).toEqual(['', 'abc', 'abcd']);
    // Typing after an undo is a new step.
    history = recordStep(undo(history), 'x', 960, 'other');
    expect(history.past).toEqual(['', 'abc', 'abcd']);
    expect(undo(history).present).toBe('abcd');
  });

  it('records one step for a gesture, and none if it was canceled or changed nothing', () => {
    const begun = previewGesture(previewGesture(newHistory(1), 2), 3);
    expect(undo(commitGesture(begun)).present).toBe(1);
    expect(commitGesture(begun).past).toEqual([1]);
    expect(cancelGesture(begun)).toEqual(newHistory(1));
    expect(commitGesture(previewGesture(begun, 1))).toEqual(newHistory(1));
    expect(undo(begun)).toEqual({ past: [], present: 1, future: [3] });
    expect(recordStep(begun, 4, 0).past).toEqual([1, 3]);
  });

  it('keeps undone steps until a new step, and ignores steps without a change', () => {
    const history = undo(recordStep(newHistory(1), 2, 0));
    expect(recordStep(history, 1, 1)).toBe(history);
    expect(redo(history).present).toBe(2);
    expect(canRedo(recordStep(history, 3, 1))).toBe(false);
  });

  it('shares unchanged parts', () => {
    const layers = Array.from({ length: 1000 }, (_, index) =>
      layer('TextRect', `l${index}`, { left: (index % 40) * 20, top: 0, width: 15, height: 15 }),
    );
    const person = designer(layers);
    for (let step = 0; step < 5; step++)
      person
        .select(`l${step * 100}`)
        .key('ArrowDown')
        .wait(1000);
    const before = person.editor.history.past[0]?.configs[0]?.layers ?? [];
    const after = person.document.configs[0]?.layers ?? [];
    expect(after.filter((each, index) => each !== before[index]).map(({ id }) => id)).toEqual([
      'l0',
      'l100',
      'l200',
      'l300',
      'l400',
    ]);
  });

  it('records held keys as one step', () => {
    const person = designer([layer('TextRect', 'a', { left: 50, top: 50 })]).select('a');
    person.key('ArrowRight').wait(30).key('ArrowRight').wait(30).key('Shift+ArrowDown');
    expect(person.frame('a').slice(0, 2)).toEqual([52, 60]);
    expect(person.key('Mod+Z').frame('a').slice(0, 2)).toEqual([50, 50]);
  });
});

describe('any sequence of actions', () => {
  const start = () => {
    const picture = layer('Image', 'picture', { left: 300, top: 50, width: 200, height: 100, rotate: 30 });
    const inner = [layer('TextRect', 'inner', { left: 10, top: 10 }), layer('Rect', 'line', { top: 80, height: 4 })];
    const group = layer(
      'Group',
      'group',
      { left: 100, top: 250, width: 250, height: 150, flip_horizontal: true },
      inner,
    );
    const codes = layer('QrcodeGroup', 'codes', { left: 500, top: 300 }, [layer('Qrcode', 'code')]);
    const other = configWith([layer('TextRect', 'picture')], { id: 'other', type: 'effect' });
    return designer([], { configs: [configWith([layer('TextRect', 'text'), picture, group, codes]), other] });
  };
  const point = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 500 }) });
  const held = fc.record({ shift: fc.boolean(), alt: fc.boolean() });
  type Act = (person: TestDesigner) => unknown;
  const idAt = (person: TestDesigner, pick: number) =>
    [...idsOf(layersOf(person.editor))].at(pick % Math.max(1, idsOf(layersOf(person.editor)).size)) ?? '';

  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.constantFrom(...editorCommands).map(
      ({ id }): Act =>
        (person) =>
          person.run(id),
    ),
    fc.tuple(point, point, held).map(
      ([from, to, keys]): Act =>
        (person) =>
          person.drag([from.x, from.y], [to.x, to.y], keys),
    ),
    fc.tuple(point, held).map(
      ([{ x, y }, keys]): Act =>
        (person) =>
          person.click(x, y, keys),
    ),
    fc.nat().map(
      (pick): Act =>
        (person) =>
          person.select(idAt(person, pick)),
    ),
    fc.tuple(fc.nat(), fc.string({ maxLength: 20 })).map(
      ([pick, name]): Act =>
        (person) =>
          person.act((editor, now) => rename(editor, idAt(person, pick), name, now)),
    ),
    fc.tuple(fc.nat(), fc.constantFrom('width', 'font_size', 'rotate'), fc.integer({ min: -10, max: 500 })).map(
      ([pick, key, value]): Act =>
        (person) =>
          person.act((editor, now) => setProperty(editor, [idAt(person, pick)], key, value, now)),
    ),
    fc.tuple(fc.nat(), fc.nat(), fc.nat(5)).map(
      ([pick, into, position]): Act =>
        (person) =>
          person.act((editor, now) =>
            moveTo(editor, [idAt(person, pick)], { parentId: idAt(person, into), position }, now),
          ),
    ),
    fc.tuple(fc.nat(), fc.nat()).map(
      ([pick, kind]): Act =>
        (person) =>
          person.act((editor, now) => {
            const parent = indexLayers(layersOf(editor)).get(idAt(person, pick));
            const types = addableTypes(editor, parent);
            const type = types[kind % Math.max(1, types.length)];
            return type ? add(editor, type, now, parent?.layer.id) : editor;
          }),
    ),
    fc.constantFrom('canvas', 'other').map(
      (id): Act =>
        (person) =>
          person.act((editor) => showConfig(editor, id)),
    ),
    fc.integer({ min: 1, max: 600 }).map(
      (ms): Act =>
        (person) =>
          person.wait(ms),
    ),
    fc.constant<Act>((person) =>
      person.act((editor, now) =>
        perform(editor, (document) => addConfig(document, { name: 'New', type: 'custom' }).document, now),
      ),
    ),
    fc.constant<Act>((person) =>
      person.act((editor, now) => perform(editor, (document) => removeConfig(document, 'other'), now)),
    ),
  );

  it('can be undone and redone to the same documents, all of which can be saved', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        const person = start();
        for (const each of acts) {
          each(person);
          const ids = person.document.configs.flatMap(
            ({ layers }) => [...indexLayers(layers).keys()].length - [...idsOf(layers)].length,
          );
          expect(ids.every((difference) => difference === 0)).toBe(true);
          expect(person.selection.every((id) => person.has(id))).toBe(true);
        }
        while (canRedo(person.editor.history)) person.key('Mod+Y');
        const documents = [...person.editor.history.past, person.document];
        const seen = [person.document];
        while (canUndo(person.editor.history)) seen.unshift(person.key('Mod+Z').document);
        expect(seen).toEqual(documents);
        expect(seen[0]?.configs.map(({ id }) => id)).toEqual(['canvas', 'other']);
        const again = [person.document];
        while (canRedo(person.editor.history)) again.push(person.key('Mod+Y').document);
        expect(again).toEqual(documents);
        for (const { configs } of documents) {
          for (const config of configs) expect(templateConfigSchema.safeParse(config).error).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the canvases of a template', () => {
  const two = () =>
    designer([], { configs: [configWith([layer('TextRect', 'a')]), configWith([], { id: 'second', type: 'effect' })] });

  it('are added, changed and removed as steps', () => {
    const person = two();
    let added = '';
    person.act((editor, now) =>
      perform(
        editor,
        (document) => {
          const made = addConfig(document, { name: 'A/B?', type: 'custom', size: '10" %' });
          added = made.id;
          return made.document;
        },
        now,
      ),
    );
    expect(person.document.configs[2]).toMatchObject({
      id: added,
      name: 'AB',
      size: '10" %',
      width: 800,
      height: 800,
      layers: [],
    });
    person.act((editor, now) => perform(editor, (document) => changeSettings(document, added, { width: 300 }), now));
    expect(person.document.configs[2]).toMatchObject({ type: 'custom', width: 300 });
    person.key('Mod+Z').key('Mod+Z');
    expect(person.document.configs).toHaveLength(2);
  });

  it('select the first one after the shown one was removed, and restore it with undo', () => {
    const person = two().act((editor) => showConfig(editor, 'second'));
    person.act((editor, now) => perform(editor, (document) => removeConfig(document, 'second'), now));
    expect(person.editor.session.configId).toBe('canvas');
    expect(person.key('Mod+Z').editor.session.configId).toBe('second');
  });

  it('show the one that undo changes', () => {
    const person = two()
      .select('a')
      .key('ArrowRight')
      .act((editor) => showConfig(editor, 'second'));
    expect(person.key('Mod+Z').editor.session.configId).toBe('canvas');
    expect(person.frame('a')[0]).toBe(0);
  });
});
