import type { CustomPage } from '@platen/model/storefront/custom-pages';
import type { BlockType } from '@platen/pages/blocks';
import { addBlock } from '@platen/pages/page-edits';
import type { Sections } from '@platen/pages/page-tree';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FilesProvider } from '../../../../../shared/files/files-provider.tsx';
import { showScreen } from '../../../../../testing/show-screen.tsx';
import { PageEditorView } from '../page-editor.tsx';

/** The response to a call such as `PUT /custom_pages/7`; an empty list by default. */
export type Answers = Readonly<Record<string, (body: string) => Response>>;

/** Stubs the server in a screen test. */
export function answerCalls(answers: Answers = {}): void {
  const real = globalThis.fetch;
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((input, init) => {
      const url = input as string;
      if (!url.startsWith('/app_api')) return real(input, init);
      const call = `${init?.method ?? 'GET'} ${url.replace(/^\/app_api\/v1|\?.*$/g, '')}`;
      const body = typeof init?.body === 'string' ? init.body : '';
      return Promise.resolve(answers[call]?.(body) ?? Response.json({ data: [], meta: {} }));
    }),
  );
}

export function stored(sections: Sections, rest: Partial<CustomPage> = {}): CustomPage {
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
    ...rest,
  };
}

export const add = (sections: Sections, type: BlockType, parentId: string | null = null) =>
  addBlock(sections, type, { parentId, index: 99 });
export const pageOf = (...types: BlockType[]) => types.reduce<Sections>((sections, type) => add(sections, type), []);
export const text = (content: string): Sections =>
  pageOf('text').map((block) => ({ ...block, settings: { ...block.settings, content } }) as typeof block);

export const list = page.getByRole('region', { name: 'Page structure' });
export const settings = page.getByRole('region', { name: 'Settings' });
export const preview = page.frameLocator(page.getByTitle('Page preview'));
export const rowNames = () => [...document.querySelectorAll('li[data-id]')].map((row) => row.textContent?.trim());
export const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title="Page preview"]')?.contentDocument;
export const inFrame = (selector: string) => frame()?.querySelectorAll(selector).length ?? 0;

export async function open(sections: Sections): Promise<void> {
  await showScreen(
    <FilesProvider>
      <PageEditorView page={stored(sections)} />
    </FilesProvider>,
    '/admin_custom_pages/7/edit',
  );
  await expect.poll(() => inFrame('.pp-page')).toBe(1);
  // Waits until the frame is fitted: from now on its elements do not move.
  await expect.poll(() => frame()?.defaultView?.innerHeight ?? 0).toBeGreaterThan(500);
}
