import type { CustomPage } from '@platen/model/custom-pages';
import { addBlock } from '@platen/pages/page-edits';
import { type BlockType, sectionTypes } from '@platen/pages/blocks';
import type { Sections } from '@platen/pages/page-tree';
import { xssVectors } from '@platen/pages/testing/xss-vectors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilesProvider } from '../../../../shared/files/files-provider.tsx';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { PageEditorView } from './page-editor.tsx';

beforeEach(() => {
  const real = globalThis.fetch;
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((input, init) => {
      const url = input as string;
      if (!url.startsWith('/app_api')) return real(input, init);
      return Promise.resolve(Response.json({ data: [], meta: {} }));
    }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

function stored(sections: Sections): CustomPage {
  return {
    id: 7,
    title: 'Summer',
    description: '',
    public_url: '/pages/7',
    revision: 3,
    can_rollback_data: false,
    published_at: null,
    scheduled_at: null,
    updated_by: { id: 1, screen_name: 'Ada' },
    created_at: '2026-11-16T00:00:00.000Z',
    updated_at: '2026-11-16T00:00:00.000Z',
    configs: JSON.stringify(sections),
  };
}

const add = (sections: Sections, type: BlockType, parentId: string | null = null) =>
  addBlock(sections, type, { parentId, index: 99 });
const pageOf = (...types: BlockType[]) => types.reduce<Sections>((sections, type) => add(sections, type), []);
const text = (content: string): Sections =>
  pageOf('text').map((block) => ({ ...block, settings: { ...block.settings, content } }) as typeof block);

const list = page.getByRole('region', { name: 'Page structure' });
const settings = page.getByRole('region', { name: 'Settings' });
const rowNames = () => [...document.querySelectorAll('li[data-id]')].map((row) => row.textContent?.trim());
const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title="Page preview"]')?.contentDocument;
const inFrame = (selector: string) => frame()?.querySelectorAll(selector).length ?? 0;

async function open(sections: Sections) {
  await showScreen(
    <FilesProvider>
      <PageEditorView page={stored(sections)} />
    </FilesProvider>,
    '/admin_custom_pages/7/edit',
  );
  await expect.poll(() => inFrame('.pp-page')).toBe(1);
}

it('adds every kind of section, and shows its settings and both its names', async () => {
  await open([]);
  for (const name of ['Carousel', 'Image', 'Images', 'Image with hot zones', 'Video', 'Text']) {
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

it('reorders by pointer', async () => {
  await open(pageOf('text', 'video', 'swiper'));
  const grip = (name: string) => list.getByRole('button', { name: `Move ${name}` });
  await userEvent.dragAndDrop(grip('Text'), grip('Carousel'), { steps: 6 });
  await expect.poll(rowNames).toEqual(['Video', 'Carousel', 'Text']);
});

it('selects by a click in the preview and outlines what the pointer is over', async () => {
  await open(text('<p>hello</p>').concat(pageOf('video')));
  const words = page.frameLocator(page.getByTitle('Page preview')).getByText('hello');
  await words.hover();
  await expect.poll(() => inFrame('.pe-hover')).toBe(1);
  await words.click();
  await expect.poll(() => inFrame('.pe-selected')).toBe(1);
  await expect.element(settings.getByRole('textbox', { name: 'Content' })).toHaveTextContent('hello');
});

it('counts limits for each parent', async () => {
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

it('runs nothing of what a text holds, stored or pasted', async () => {
  const alerted = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  await open(text(xssVectors.join('\n')));
  const preview = frame()?.defaultView as (Window & { alert: unknown }) | null | undefined;
  const alertedInside = vi.fn<() => void>();
  if (preview) preview.alert = alertedInside;
  await list.getByRole('button', { name: 'Text', exact: true }).first().click();
  const editor = settings.getByRole('textbox', { name: 'Content' });
  await expect.element(editor).toBeVisible();
  for (const html of xssVectors) {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }
  // A handler that were there would have run by now: pictures of `x` have failed to load.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(alerted).not.toHaveBeenCalled();
  expect(alertedInside).not.toHaveBeenCalled();
  expect(editor.element().innerHTML).not.toMatch(/<script|onerror|javascript:|<iframe|<svg/i);
});

it('takes text from Word and from web pages without how it looked there', async () => {
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
