import { errorTable } from '@platen/model/errors/errors';
import { sectionTypes } from '@platen/pages/blocks';
import { xssVectors } from '@platen/pages/testing/xss-vectors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { centerOf, holdPointer } from '../../../../testing/real-pointer.ts';
import {
  add,
  answerCalls,
  frame,
  inFrame,
  list,
  open,
  pageOf,
  preview,
  rowNames,
  settings,
  stored,
  text,
} from './testing/open-page.tsx';

beforeEach(() => answerCalls());
afterEach(() => void vi.unstubAllGlobals());

it('adds every kind of section, and shows its settings and both its names', async () => {
  await open([]);
  for (const name of [
    'Carousel',
    'Image',
    'Images',
    'Image with hot zones',
    'Product grid',
    'Button',
    'Video',
    'Text',
  ]) {
    await list.getByRole('button', { name, exact: true }).last().click();
    await expect.element(settings.getByRole('heading', { level: 2 })).toHaveTextContent(name);
  }
  expect(rowNames()).toHaveLength(sectionTypes.length);
  expect(inFrame('[data-block]')).toBe(sectionTypes.length);
});

it('clones, hides, deletes, undoes and redoes', async () => {
  await open(pageOf('text', 'video'));
  await list.getByRole('button', { name: 'Text', exact: true }).first().click();
  await list.getByRole('button', { name: 'Duplicate Text' }).click();
  expect(rowNames()).toEqual(['Text', 'Text', 'Video']);
  await list.getByRole('button', { name: 'Hide Text' }).first().click();
  await expect.poll(() => inFrame('.pp-section')).toBe(2);
  await list.getByRole('button', { name: 'Delete Text' }).last().click();
  expect(rowNames()).toEqual(['Text', 'Video']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(rowNames).toEqual(['Text', 'Video']);
  await expect.poll(() => inFrame('.pp-section')).toBe(2);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(rowNames).toEqual(['Text', 'Text', 'Video']);
});

async function said(words: string) {
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument();
}

it('reorders by pointer', async () => {
  await open(pageOf('text', 'video', 'swiper'));
  const grip = (name: string) => list.getByRole('button', { name: `Move ${name}` });
  await userEvent.dragAndDrop(grip('Text'), grip('Carousel'), { steps: 6 });
  await expect.poll(rowNames).toEqual(['Video', 'Carousel', 'Text']);
});

it('reorders by keyboard, with announcements', async () => {
  await open(pageOf('text', 'video', 'swiper'));
  (list.getByRole('button', { name: 'Move Text' }).element() as HTMLElement).focus();
  await userEvent.keyboard('[Space]');
  await said('Text picked up.');
  await userEvent.keyboard('{ArrowDown}');
  await said('Text is over Video.');
  await userEvent.keyboard('[Space]');
  await expect.poll(rowNames).toEqual(['Video', 'Text', 'Carousel']);
  await list.getByRole('button', { name: 'Video', exact: true }).first().click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(rowNames).toEqual(['Text', 'Video', 'Carousel']);
});

it('leaves the list as it was when a drag is canceled or ends where nothing is allowed', async () => {
  const sections = pageOf('image-area', 'text');
  const area = sections[0]?.id ?? '';
  await open(add(sections, 'hot-zone', area));
  const grip = (name: string) => list.getByRole('button', { name: `Move ${name}`, exact: true }).element();
  const names = ['Image with hot zones', 'Hot zone', 'Text'];
  expect(rowNames()).toEqual(names);
  const canceled = await holdPointer('mouse', grip('Text'));
  await canceled.moveTo(centerOf(grip('Image with hot zones')));
  await said('Text is over Image with hot zones.');
  await userEvent.keyboard('{Escape}');
  await said('Text stays where it was.');
  await canceled.release();
  await expect.poll(rowNames).toEqual(names);
  const refused = await holdPointer('mouse', grip('Hot zone'));
  await refused.moveTo(centerOf(grip('Text')));
  await said('Hot zone is over Text.');
  await refused.release();
  await expect.poll(rowNames).toEqual(names);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

it('reorders by touch, and moves the children of a section with it', async () => {
  const sections = pageOf('swiper', 'text');
  await open(add(sections, 'image', sections[0]?.id ?? ''));
  const grip = (name: string) => list.getByRole('button', { name: `Move ${name}`, exact: true }).element();
  expect(rowNames()).toEqual(['Carousel', 'Image', 'Text']);
  const finger = await holdPointer('touch', grip('Carousel'));
  await finger.moveTo(centerOf(grip('Text')));
  await said('Carousel is over Text.');
  await finger.release();
  await expect.poll(rowNames).toEqual(['Text', 'Carousel', 'Image']);
});

it('scrolls the list when a row is dragged to its edge', async () => {
  await open(pageOf(...Array.from({ length: 30 }, () => 'text' as const), 'video'));
  const first = list.getByRole('button', { name: 'Move Text', exact: true }).first().element();
  const scroller = scrollParentOf(first);
  const { left, bottom } = scroller.getBoundingClientRect();
  const mouse = await holdPointer('mouse', first);
  await mouse.moveTo({ x: left + 20, y: bottom - 10 });
  await expect.poll(() => scroller.scrollTop + scroller.clientHeight).toBeGreaterThan(scroller.scrollHeight - 2);
  await mouse.moveTo({ x: left + 20, y: bottom - 4 });
  await mouse.release();
  await expect.poll(() => document.querySelector('li[data-id]')?.textContent?.trim()).toBe('Text');
});

function scrollParentOf(element: Element): Element {
  const parent = element.parentElement;
  if (!parent) throw new Error('nothing scrolls');
  return parent.scrollHeight > parent.clientHeight && getComputedStyle(parent).overflowY !== 'visible'
    ? parent
    : scrollParentOf(parent);
}

it('shows who saved in the meantime, and loads or overwrites their version', async () => {
  const theirs = stored(pageOf('video'), { revision: 9, title: 'Theirs' });
  const saved: string[] = [];
  answerCalls({
    'GET /custom_pages/7': () => Response.json(theirs),
    'PUT /custom_pages/7': (body) => {
      saved.push(body);
      const { configs, revision } = JSON.parse(body) as { configs: string; revision: number };
      if (revision === 9) return Response.json(stored([], { configs, revision: 10 }));
      const details = { revision: 9, updated_by: 'Grace', updated_at: '2026-11-16T04:30:00.000Z' };
      return Response.json({ code: errorTable.page_changed.code, error_message: 'Changed', details }, { status: 409 });
    },
  });
  await open(pageOf('text'));
  const dialog = page.getByRole('dialog').filter({ hasText: 'Somebody else changed this page' });
  await list.getByRole('button', { name: 'Duplicate Text' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog).toHaveTextContent(/Grace saved it at 2026-11-16 \d\d:\d\d/);
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(saved.map((body) => (JSON.parse(body) as { revision: number }).revision)).toEqual([3, 9]);
  expect(rowNames()).toEqual(['Text', 'Text']);

  await list.getByRole('button', { name: 'Delete Text' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Load theirs' }).click();
  await expect.poll(rowNames).toEqual(['Video']);
  await expect.element(page.getByRole('heading', { name: 'Theirs' })).toBeVisible();
});

it('selects on click in the preview, and outlines the hovered block', async () => {
  await open(text('<p>hello</p>').concat(pageOf('video')));
  const words = preview.getByText('hello');
  await words.hover();
  await expect.poll(() => inFrame('.pe-hover')).toBe(1);
  await words.click();
  await expect.poll(() => inFrame('.pe-selected')).toBe(1);
  await expect.element(settings.getByRole('textbox', { name: 'Content' })).toHaveTextContent('hello');
});

it('applies limits for each parent', async () => {
  let sections = pageOf('swiper');
  const id = sections[0]?.id ?? '';
  for (let count = 0; count < 9; count++) sections = add(sections, 'image', id);
  await open(sections);
  await list.getByRole('button', { name: 'Carousel', exact: true }).first().click();
  await settings.getByRole('button', { name: 'Add image' }).click();
  await list.getByRole('button', { name: 'Carousel', exact: true }).first().click();
  await expect.element(settings.getByRole('button', { name: 'No more than 10 here' })).toBeDisabled();
  await expect.element(list.getByRole('button', { name: 'Duplicate Image' }).first()).toBeDisabled();
});

it('runs no script of a text, stored or pasted', async () => {
  const alerted = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  await open(text(xssVectors.join('\n')));
  const shown = frame()?.defaultView as (Window & { alert: unknown }) | null | undefined;
  const alertedInside = vi.fn<() => void>();
  if (shown) shown.alert = alertedInside;
  await list.getByRole('button', { name: 'Text', exact: true }).first().click();
  const editor = settings.getByRole('textbox', { name: 'Content' });
  await expect.element(editor).toBeVisible();
  for (const html of xssVectors) {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }
  // An event handler in the HTML would have run by now: images of `x` have failed to load.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(alerted).not.toHaveBeenCalled();
  expect(alertedInside).not.toHaveBeenCalled();
  expect(editor.element().innerHTML).not.toMatch(/<script|onerror|javascript:|<iframe|<svg/i);
});

it('pastes text from Word and web pages without its styles', async () => {
  await open(text('<p>x</p>'));
  await list.getByRole('button', { name: 'Text', exact: true }).first().click();
  const editor = settings.getByRole('textbox', { name: 'Content' });
  await expect.element(editor).toBeVisible();
  const word =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:Calibri}</style></head>' +
    '<body><!--StartFragment--><h2 style="mso-outline-level:2;color:red">Offer</h2><p class=MsoNormal><b><span ' +
    'style="font-size:14pt;font-family:Calibri;color:#C00000">Bold</span></b> and <span style="font-style:italic">slanted' +
    '</span><o:p>&nbsp;</o:p></p><p><a href="https://a.example" class="x">there</a><img src="https://b.example/p.gif"></p>';
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', word);
  await editor.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(editor).toHaveTextContent(/Offer.*Bold and slanted.*there/);
  const html = editor.element().innerHTML;
  expect(html).toMatch(/<h2>Offer<\/h2>/);
  expect(html).toMatch(/<strong>Bold<\/strong> and <em>slanted<\/em>/);
  expect(html).toMatch(/<a[^>]* href="https:\/\/a\.example"[^>]*>there<\/a>/);
  expect(html).not.toMatch(/Mso|style=|color|Calibri|<img(?! class="ProseMirror)/);
});
