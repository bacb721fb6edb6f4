import { designMessages } from '@platen/design/design.messages';
import { copyText } from '@platen/design/editor/clipboard';
import { editorCommands } from '@platen/design/editor/commands/editor-commands';
import { layer } from '@platen/design/testing/test-designer';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, click, drag, grip, hold, modifierBits, release } from './testing/designer-mouse.ts';
import {
  box,
  button,
  expectPicked,
  expectPosition,
  field,
  front,
  longTimeout,
  openDesigner,
  press,
  row,
  rows,
  sheet,
  slow,
  stage,
  stubServer,
} from './testing/designer-screen.tsx';

/** Working on the canvas by keyboard, mouse and trackpad. */

stubServer();
const zoom = page.getByRole('textbox', { name: 'Zoom' });

/** Presses keys one after the other, named as in commands. */
async function chord(keys: string) {
  const parts = keys.split(/\+(?=.)/);
  const key = parts.at(-1) ?? '';
  const around = parts.slice(0, -1).map((part) => (part === 'Mod' ? 'Control' : part));
  const typed = key === '[' ? '[[' : key.length === 1 ? key.toLowerCase() : `{${key}}`;
  await press(around.map((each) => `{${each}>}`).join('') + typed + around.map((each) => `{/${each}}`).join(''));
}

it('runs the command of every shortcut', { timeout: 180_000 }, async () => {
  await openDesigner([box('a', 20, 20), box('b', 200, 150), box('c', 40, 200)]);
  const done = new Set<string>();
  async function go(...keys: string[]) {
    for (const each of keys) {
      done.add(each);
      await chord(each);
    }
  }
  await click(at(40, 40));
  await expectPicked('a');
  await go('ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowUp');
  await expectPosition(21, 21);
  await go('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowLeft');
  await go('Shift+ArrowDown', 'Shift+ArrowUp');
  await expectPosition(31, 31);
  await go('Mod+D');
  await expectPicked('a copy');
  await go('Mod+Z');
  await expect.poll(rows, longTimeout).toEqual(['c', 'b', 'a']);
  await go('Mod+Shift+Z');
  await expect.poll(rows, longTimeout).toHaveLength(4);
  await go('Mod+Z', 'Mod+Y');
  await expect.poll(rows, longTimeout).toHaveLength(4);
  await row('a copy').click();
  await go('Backspace');
  await expect.poll(rows, longTimeout).toEqual(['c', 'b', 'a']);
  await row('a').click();
  await go('Mod+]');
  await expect.poll(rows, longTimeout).toEqual(['c', 'a', 'b']);
  await go('Mod+[');
  await expect.poll(rows, longTimeout).toEqual(['c', 'b', 'a']);
  await go('Mod+Shift+]');
  await expect.poll(rows, longTimeout).toEqual(['a', 'c', 'b']);
  await go('Mod+Shift+[');
  await expect.poll(rows, longTimeout).toEqual(['c', 'b', 'a']);
  await go('Mod+Shift+H');
  await expect.element(row('a').getByRole('button', { name: 'Show' })).toBeInTheDocument();
  await go('Mod+Shift+H', 'Mod+A');
  await expectPicked('c', 'b', 'a');
  await go('Mod+G');
  await expectPicked('Group 1');
  await go('Mod+Shift+G');
  await expectPicked('c', 'b', 'a');
  await go('Mod+Shift+G');
  await expect.element(page.getByText(designMessages.not_group.en).first()).toBeVisible();
  await go('Escape');
  await expectPicked();
  await row('c').click();
  await go('Delete');
  await expect.poll(rows, longTimeout).toEqual(['b', 'a']);
  await go('Mod+1');
  await expect.element(zoom).toHaveValue('100%');
  await go('Mod+=');
  await expect.element(zoom).toHaveValue('125%');
  await go('Mod+-');
  await expect.element(zoom).toHaveValue('100%');
  await go('Mod+0');
  await expect.element(zoom).not.toHaveValue('100%');
  // A locked layer ignores the pointer and the keys; the same shortcut unlocks it.
  await row('b').click();
  await go('Mod+Shift+L');
  await expect.element(row('b').getByRole('button', { name: 'Unlock' })).toBeInTheDocument();
  await press('{ArrowRight}{Backspace}');
  await expect.element(field('Left')).toHaveValue('200');
  await expect.element(field('Left')).toBeDisabled();
  await press('{Escape}');
  await click(at(220, 170));
  await expectPicked();
  await row('b').getByRole('button', { name: 'Unlock' }).click();
  await click(at(220, 170));
  await expectPicked('b');

  const shortcuts = editorCommands.flatMap(({ keys }) => keys);
  // The plus is on the key of the equals sign; Enter starts editing a text.
  expect(shortcuts.filter((keys) => !done.has(keys))).toEqual(['Enter', 'Mod+Shift++']);
});

it('moves, copies, rotates and selects by pointer, each drag as one undo step', slow, async () => {
  await openDesigner([box('a', 20, 20), box('b', 200, 150), box('under', 30, 200), box('over', 40, 210)]);
  // Snapped to the left edge of b: a guide line shows the distance. The top snaps to the grid.
  await hold(at(40, 40), at(217, 61));
  await expect.poll(() => document.querySelectorAll('[class*="guide"]').length, longTimeout).toBeGreaterThan(1);
  const distances = () => [...document.querySelectorAll('[class*="pillText"]')].map((each) => each.textContent);
  await expect.poll(distances, longTimeout).toContain('48');
  await release(at(217, 61));
  await expectPosition(200, 42);
  await expect.element(page.getByText('Unsaved changes'), longTimeout).toBeVisible();
  await press('{Control>}z{/Control}');
  await expectPosition(20, 20);
  // Five pixels are still a click, not a drag.
  const spot = at(40, 40);
  await drag(spot, { x: spot.x + 4, y: spot.y });
  await expectPosition(20, 20);
  // Esc cancels a drag.
  await hold(spot, at(140, 90));
  await press('{Escape}');
  await release(at(140, 90));
  await expectPosition(20, 20);

  const center = at(60, 50);
  const radius = center.y - grip('rotate').y;
  const turned = (47 * Math.PI) / 180;
  await drag(grip('rotate'), { x: center.x + radius * Math.sin(turned), y: center.y - radius * Math.cos(turned) });
  await expect.element(field('Rotation')).toHaveValue('45');
  await press('{Control>}z{/Control}');
  await expect.element(field('Rotation')).toHaveValue('0');

  await button('Snapping').click();
  await drag(grip('se'), at(140, 130));
  await expect.element(field('Width')).toHaveValue('120');
  await expect.element(field('Height')).toHaveValue('110');
  await press('{Control>}z{/Control}');
  await drag(at(40, 40), at(140, 30), { modifiers: modifierBits.alt });
  await expectPicked('a copy');
  await expectPosition(120, 10);
  await press('{Control>}z{/Control}');
  await expect.poll(rows, longTimeout).toEqual(['over', 'under', 'b', 'a']);

  // A second click selects the layer below; a marquee selects what it touches, and Shift adds to the selection.
  await click(at(60, 230));
  await expectPicked('over');
  await click(at(380, 20));
  await click(at(60, 230), { times: 2 });
  await expectPicked('under');
  await drag(at(5, 190), at(150, 295));
  await expectPicked('over', 'under');
  await click(at(220, 170), { modifiers: modifierBits.shift });
  await expectPicked('over', 'under', 'b');
});

it('selects deeper layers with further clicks, and with Shift adds only siblings', slow, async () => {
  const inner = layer('Group', 'g', { left: 200, top: 150, width: 80, height: 60 }, [box('c', 0, 0)]);
  await openDesigner([box('a', 20, 20), box('b', 30, 25), box('d', 40, 30), inner]);
  await click(at(60, 50), { times: 3 });
  await expectPicked('a');
  await click(at(115, 85), { modifiers: modifierBits.shift });
  await expectPicked('d', 'a');
  await row('c').click({ modifiers: ['Shift'] });
  await expectPicked('d', 'a');
  expect(rows()).toEqual(['g', 'c', 'd', 'b', 'a']);
});

it('pans with space and the middle button, zooms at the pointer with wheel, pinch and percentage', slow, async () => {
  await openDesigner([box('a', 20, 20)]);
  await click(at(40, 40));
  const before = sheet();
  const spot = at(350, 50);
  await press('{ >}');
  await drag(spot, { x: spot.x + 60, y: spot.y + 30 });
  await press('{/ }');
  await expect.poll(() => Math.round(sheet().left - before.left), longTimeout).toBe(60);
  await drag(spot, { x: spot.x - 60, y: spot.y - 30 }, { button: 'middle' });
  await expect.poll(() => Math.round(sheet().left - before.left), longTimeout).toBe(0);
  await expectPicked('a');
  const wheel = (deltaY: number, set: WheelEventInit = {}) => {
    const { x: clientX, y: clientY } = at(100, 100);
    const init = { deltaY, clientX, clientY, bubbles: true, cancelable: true, ...set };
    stage.element().dispatchEvent(new WheelEvent('wheel', init));
  };
  const point = at(100, 100);
  wheel(-100);
  await expect.poll(() => sheet().width / before.width, longTimeout).toBeCloseTo(Math.exp(0.2), 2);
  expect(Math.abs(at(100, 100).x - point.x)).toBeLessThan(1);
  wheel(20, { ctrlKey: true });
  await expect.poll(() => Math.round(sheet().width), longTimeout).toBe(Math.round(before.width));
  const { top } = sheet();
  wheel(24);
  await expect.poll(() => Math.round(sheet().top - top), longTimeout).toBe(-24);
  for (let notch = 0; notch < 10; notch++) wheel(-400);
  await expect.element(zoom).toHaveValue('1000%');
  for (let notch = 0; notch < 10; notch++) wheel(400);
  await expect.element(zoom).toHaveValue('1%');
  for (const typed of ['250', '1001', '0', 'much']) {
    await userEvent.fill(zoom, typed);
    await press('{Enter}');
    await expect.element(zoom).toHaveValue('250%');
  }
  // Applied while typing, after a pause; the arrow keys step by 1.
  const { width } = sheet();
  await userEvent.fill(zoom, '125.4');
  await expect.poll(() => sheet().width / width, longTimeout).toBeCloseTo(0.5, 3);
  await press('{ArrowUp}{ArrowUp}');
  await expect.element(zoom).toHaveValue('127');
  await expect.poll(() => sheet().width / width, longTimeout).toBeCloseTo(127 / 250, 3);
});

it('copies and pastes between templates, and refuses foreign clipboard content', slow, async () => {
  await openDesigner([box('a', 20, 20)]);
  const clipboard = new DataTransfer();
  const fire = (type: 'copy' | 'paste', clipboardData: DataTransfer) =>
    document.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
  function paste(text: string) {
    const given = new DataTransfer();
    given.setData('text/plain', text);
    fire('paste', given);
  }
  await click(at(40, 40));
  await expectPicked('a');
  fire('copy', clipboard);
  await expect.element(page.getByText('Copied')).toBeVisible();
  fire('paste', clipboard);
  await expect.poll(rows, longTimeout).toEqual(['a', 'a']);
  // A duplicate is placed with an offset from the original.
  await expectPosition(30, 30);
  const foreign = copyText(front([box('guest', 100, 100)]), ['guest'], [7]) ?? '';
  paste(foreign);
  await expectPicked('guest');
  await expectPosition(100, 100);
  paste('hello');
  await expect.element(page.getByText(designMessages.paste_not_ours.en)).toBeVisible();
  paste(foreign.replace('guest', 'ghost'));
  await expect.element(page.getByText(designMessages.paste_other_version.en)).toBeVisible();
  expect(rows()).toEqual(['guest', 'a', 'a']);
});

it('says why a layer inside another one is not copied', slow, async () => {
  await openDesigner([layer('Group', 'g', { left: 20, top: 20, width: 200, height: 100 }, [box('inner', 0, 0)])]);
  await row('inner').click();
  await expectPicked('inner');
  const clipboardData = new DataTransfer();
  document.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(page.getByText(/^A layer inside another one can’t be copied/)).toBeVisible();
  expect(clipboardData.getData('text/plain')).toBe('');
});

it('edits a text on double click and on Enter, and ignores shortcuts while typing', slow, async () => {
  await openDesigner([layer('TextRect', 't', { left: 20, top: 20, width: 200, height: 60 })]);
  await click(at(60, 40), { times: 2 });
  const words = page.getByRole('textbox', { name: 'Text on the canvas' });
  await expect.element(words).toHaveFocus();
  await userEvent.fill(words, 'Grace');
  await expect.element(page.getByRole('textbox', { name: 'Default' }).first()).toHaveValue('Grace');
  await press('{Backspace}{Escape}');
  await expect.element(words).not.toBeInTheDocument();
  await press('{Enter}');
  await expect.element(words).toHaveValue('Grac');
  await press('{Escape}');
  await field('Left').click();
  await press('{Backspace}{Backspace}');
  expect(rows()).toHaveLength(1);
});
