import { describe, expect, it } from 'vitest';
import { configWith, designer, layer } from '../../testing/test-designer.ts';
import { openEditor } from '../editor.ts';
import { newHistory } from '../history.ts';
import { align, distribute } from './arrange-commands.ts';
import { chordOf, commandGroups, runCommand } from './command.ts';
import { editorCommands } from './editor-commands.ts';
import { zoomTo } from './view-commands.ts';

describe.each(editorCommands)('the command $id', (command) => {
  it('has both languages, a group, and normalized keys', () => {
    expect(command.label.zh).not.toBe('');
    expect(command.label.en).not.toBe('');
    expect(commandGroups).toContain(command.group);
    for (const chord of command.keys) {
      const parts = chord.endsWith('++') ? [...chord.slice(0, -2).split('+'), '+'] : chord.split('+');
      const [mod, alt, shift] = ['Mod', 'Alt', 'Shift'].map((name) => parts.includes(name));
      expect(chordOf({ key: parts.at(-1) ?? '', mod: mod === true, alt: alt === true, shift: shift === true })).toBe(
        chord,
      );
    }
  });

  it('does not change a template without a canvas', () => {
    const empty = openEditor(
      { configs: [], fontLibraryIds: [] },
      { templateKind: 'micro_custom', dpi: 150, locale: 'en-US', fonts: [] },
      { width: 100, height: 100 },
    );
    expect(runCommand(command, empty, 0).editor.history).toEqual(newHistory(empty.history.present));
  });
});

describe('the commands', () => {
  it('have unique ids and keys', () => {
    const ids = editorCommands.map(({ id }) => id);
    const keys = editorCommands.flatMap((command) => command.keys);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

const text = (id: string, left: number, top: number, width = 100, height = 50, rotate = 0) =>
  layer('TextRect', id, { left, top, width, height, rotate });

describe('aligning', () => {
  const three = () =>
    designer([text('a', 100, 100), text('b', 250, 180, 60), text('c', 500, 300, 100, 20, 90)]).select('a', 'b', 'c');

  it.each([
    ['align_left', 0, [100, 100, 60]],
    ['align_center', 0, [280, 300, 280]],
    ['align_right', 0, [460, 500, 500]],
    ['align_top', 1, [100, 100, 140]],
    ['align_middle', 1, [205, 205, 220]],
    ['align_bottom', 1, [310, 310, 300]],
  ] as [string, number, number[]][])('%s lines up what is seen, turned layers too', (id, side, expected) => {
    const person = three().run(id);
    expect(['a', 'b', 'c'].map((each) => person.frame(each)[side])).toEqual(expected);
  });

  it('aligns one layer to its container or the page, and several to the page on request', () => {
    expect(
      designer([text('a', 13, 13)])
        .select('a')
        .run('align_center')
        .frame('a')[0],
    ).toBe(350);
    const group = layer('Group', 'group', { left: 50, width: 300, height: 200 }, [text('inner', 0, 0)]);
    expect(designer([group]).select('inner').run('align_right').frame('inner')[0]).toBe(200);
    const person = three().act((editor, now) => align(editor, 'y', 'end', 'page', now));
    expect(person.frame('a')[1]).toBe(550);
  });
});

describe('distributing', () => {
  it('makes the gaps between the outermost two equal, in any order of selection', () => {
    const person = designer([text('a', 600, 0), text('b', 0, 0), text('c', 110, 0, 60)]).select('a', 'b', 'c');
    person.run('distribute_horizontally');
    expect(['b', 'c', 'a'].map((id) => person.frame(id)[0])).toEqual([0, 320, 600]);
  });

  it('accepts a typed gap, and requires three layers without one', () => {
    const person = designer([text('a', 0, 0), text('b', 0, 300)])
      .select('a', 'b')
      .run('distribute_vertically');
    expect(person.editor.history.past).toEqual([]);
    expect(person.act((editor, now) => distribute(editor, 'y', 48, now)).frame('b')[1]).toBe(98);
  });
});

describe('selecting by commands', () => {
  it('selects all siblings, or nothing', () => {
    const group = layer('Group', 'group', {}, [text('x', 0, 0), text('y', 0, 0)]);
    const person = designer([group, text('a', 0, 0), { ...text('b', 0, 0), locked: true }]);
    expect(person.key('Mod+A').selection).toEqual(['group', 'a']);
    expect(person.select('x').key('Mod+A').selection).toEqual(['x', 'y']);
    expect(person.key('Escape').selection).toEqual([]);
  });
});

describe('the view', () => {
  it('zooms around a point from 1 to 1000 %', () => {
    const person = designer([]).act((editor) => zoomTo(editor, 250, { x: 100, y: 60 }));
    expect(person.editor.session.view).toEqual({ zoomPercent: 250, pan: { x: -150, y: -90 } });
    expect(person.act((editor) => zoomTo(editor, 5000)).editor.session.view.zoomPercent).toBe(1000);
    expect(person.act((editor) => zoomTo(editor, 0)).editor.session.view.zoomPercent).toBe(1);
    expect(person.key('Mod+0').editor.session.view).toEqual({ zoomPercent: 115, pan: { x: 40, y: 55 } });
    expect(person.key('Mod+1').key('Mod+=').editor.session.view.zoomPercent).toBe(125);
  });

  it('is not a history step', () => {
    const person = designer([], { configs: [configWith([])] });
    for (const { id } of editorCommands.filter(({ group }) => group === 'view')) person.run(id);
    expect(person.editor.history.past).toEqual([]);
    expect(person.editor.session).toMatchObject({
      showsGuides: true,
      snaps: false,
      panels: { left: false, right: false },
    });
  });
});
