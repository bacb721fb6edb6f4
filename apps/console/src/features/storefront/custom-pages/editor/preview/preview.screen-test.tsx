import { changeSettings } from '@platen/pages/page-edits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  add,
  answerCalls,
  frame,
  inFrame,
  list,
  open,
  pageOf,
  preview,
  settings,
  text,
} from '../testing/open-page.tsx';

beforeEach(() => answerCalls());
afterEach(() => void vi.unstubAllGlobals());

const wordsInFrame = () => [...(frame()?.querySelectorAll('.pp-text') ?? [])].map((each) => each.textContent);
const area = preview.getByTestId('zone-area');
const zone = preview.getByRole('button', { name: 'Hot zone' });

/** A point of an element in the frame, as a share of its size, in screen coordinates. */
function partOf(selector: string, x: number, y: number) {
  const seen = document.querySelector('iframe')?.getBoundingClientRect();
  const scale = (seen?.width ?? 0) / (frame()?.documentElement.clientWidth ?? 1);
  const box = frame()?.querySelector(selector)?.getBoundingClientRect();
  return { x: (box?.width ?? 0) * x * scale, y: (box?.height ?? 0) * y * scale };
}

/** The values of the selected zone. */
async function expectZone(figures: Readonly<Record<string, number>>) {
  for (const [name, percent] of Object.entries(figures)) {
    await expect
      .poll(() => {
        const field = settings.getByRole('spinbutton', { name, exact: true }).query() as HTMLInputElement | null;
        // A screen pixel is less than one percent of the image.
        return field && Math.abs(Number(field.value) - percent) < 1;
      })
      .toBe(true);
  }
}

it('drags a section between two others on the page itself, as one undo step', async () => {
  await open([...text('<p>one</p>'), ...text('<p>two</p>'), ...text('<p>three</p>')]);
  await userEvent.dragAndDrop(preview.getByText('one'), preview.getByText('three'), {
    targetPosition: { x: 20, y: 3 },
    steps: 6,
  });
  await expect.poll(wordsInFrame).toEqual(['two', 'one', 'three']);
  expect(inFrame('.pe-drop')).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(wordsInFrame).toEqual(['one', 'two', 'three']);
});

it('drags a kind from the list between two sections', async () => {
  await open([...text('<p>one</p>'), ...text('<p>two</p>')]);
  await userEvent.dragAndDrop(list.getByRole('button', { name: 'Video', exact: true }), preview.getByText('two'), {
    targetPosition: { x: 20, y: 3 },
    steps: 6,
  });
  const kinds = () => [...(frame()?.querySelectorAll('.pp-section') ?? [])].map((each) => each.textContent);
  await expect.poll(kinds).toEqual(['one', 'Video: nothing to show yet', 'two']);
});

it('edits a text in place, in sync with the panel, and undoes it with the page', async () => {
  await open(text('<p>hello</p>'));
  const words = preview.getByText('hello');
  await words.click();
  await words.click();
  const written = preview.getByRole('textbox', { name: 'Content' });
  await expect.poll(() => frame()?.activeElement?.getAttribute('role')).toBe('textbox');
  await userEvent.keyboard('{End} there');
  await expect.element(settings.getByRole('textbox', { name: 'Content' })).toHaveTextContent('hello there');
  const tools = page.getByRole('toolbar', { name: 'Text tools' });
  // The editor learns of a selection by an event, which a busy machine may send after the click.
  await vi.waitFor(
    async () => {
      await written.click();
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect.poll(() => frame()?.getSelection()?.toString()).toBe('hello there');
      await tools.first().getByRole('button', { name: 'Bold' }).click();
      await expect.poll(() => inFrame('.pp-text strong'), { timeout: 3000 }).toBe(1);
    },
    { timeout: 60_000 },
  );
  await userEvent.keyboard('{Escape}');
  await expect.element(written).not.toBeInTheDocument();
  await expect.poll(() => inFrame('.pp-text strong')).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => inFrame('.pp-text strong')).toBe(0);
});

it('draws, moves and resizes a hot zone on its image, by pointer and keyboard', async () => {
  const sections = pageOf('image-area');
  await open(changeSettings(sections, sections[0]?.id ?? '', { image: { url: '/favicon.svg' } }));
  await list.getByRole('button', { name: 'Image with hot zones', exact: true }).first().click();
  // As high as an image would make it: there is no server that sends one.
  const height = document.createElement('style');
  height.textContent = '.pp-area{height:300px}';
  frame()?.head.append(height);
  await expect.poll(() => partOf('.pe-area', 1, 1).y).toBeGreaterThan(100);
  await userEvent.dragAndDrop(area, area, {
    sourcePosition: partOf('.pe-area', 0.2, 0.2),
    targetPosition: partOf('.pe-area', 0.5, 0.6),
    steps: 5,
  });
  await expectZone({ Left: 20, Top: 20, Width: 30, Height: 40 });
  await userEvent.dragAndDrop(zone, area, {
    sourcePosition: partOf('.pe-zone', 0.5, 0.5),
    targetPosition: partOf('.pe-area', 0.55, 0.5),
    steps: 5,
  });
  await expectZone({ Left: 40, Top: 30, Width: 30, Height: 40 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectZone({ Left: 20, Top: 20, Width: 30, Height: 40 });
  zone.element().focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await expectZone({ Left: 21, Top: 20, Width: 30, Height: 41 });
});

it('shows the current slide of a carousel, and selects one by its dot', async () => {
  const base = pageOf('swiper');
  const id = base[0]?.id ?? '';
  const filled = add(add(base, 'image', id), 'image', id);
  await open(filled);
  const current = () =>
    [...(frame()?.querySelectorAll('.pp-dot') ?? [])].map((dot) => dot.getAttribute('aria-current'));
  await preview.getByRole('link', { name: 'Slide 2' }).click();
  await expect.poll(current).toEqual(['false', 'true']);
  expect(document.querySelectorAll('li[data-selected="true"]')).toHaveLength(1);
  await expect
    .poll(() => document.querySelector('li[data-selected="true"]')?.getAttribute('data-id'))
    .toBe(filled[0]?.blocks[1]?.id);
});
