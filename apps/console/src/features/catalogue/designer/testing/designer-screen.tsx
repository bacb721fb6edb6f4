import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { Layer } from '@platen/design/layers/index';
import { templateConfigSchema } from '@platen/design/template';
import { layer } from '@platen/design/testing/test-designer';
import type { MineAbilities } from '@platen/model/accounts/accounts';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { FilesProvider } from '../../../../shared/files/files-provider.tsx';
import { AbilitiesProvider } from '../../../../shared/session/abilities.tsx';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { template } from '../../../../testing/template.ts';
import { Designer } from '../designer.tsx';

/** A busy machine is slow to reach a state. */
export const longTimeout = { timeout: 25_000 };
export const slow = { timeout: 90_000 };

export const canvas = { width: 400, height: 300 };

export const box = (id: string, left: number, top: number, set: object = {}): Layer =>
  layer('Rect', id, { left, top, width: 80, height: 60, fill: '#8888ff', stroke_width: 0, ...set });

/** A production image of the template. */
export const front = (layers: readonly Layer[]) =>
  templateConfigSchema.parse({ id: 'p', name: 'Front', type: 'production', size: 'M', price: 1, ...canvas, layers });

export const stage = page.getByRole('application');
const tree = page.getByRole('tree');
export const dialog = page.getByRole('dialog');
export const row = (name: string) => tree.getByRole('treeitem', { name, exact: true });
export const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const press = (keys: string) => userEvent.keyboard(keys);

/** The page of the template, on the screen. */
export const sheet = () => document.querySelector('[data-testid="page"]')?.getBoundingClientRect() ?? new DOMRect();

const namesOf = (rows: ReturnType<typeof tree.getByRole>) =>
  rows.elements().map((each) => each.getAttribute('aria-label'));
/** The names in the layer tree, topmost first. */
export const rows = () => namesOf(tree.getByRole('treeitem'));

export async function expectPicked(...names: string[]) {
  await expect.poll(() => namesOf(tree.getByRole('treeitem', { selected: true })), longTimeout).toEqual(names);
}

/** Left and top of the selection, as the panel shows them. */
export async function expectPosition(left: number, top: number) {
  await expect.element(field('Left'), longTimeout).toHaveValue(String(left));
  await expect.element(field('Top'), longTimeout).toHaveValue(String(top));
}

interface Sent {
  readonly call: string;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Stubs the server: `answers` by call, which may be promises, and records the requests that change something. */
export function stubServer(): { answers: Record<string, unknown>; sent: Sent[] } {
  const stub: { answers: Record<string, unknown>; sent: Sent[] } = { answers: {}, sent: [] };
  beforeEach(async () => {
    // An earlier test may have left a draft, and its notice would move the canvas under the pointer.
    await cleanup();
    await clear();
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (!input.startsWith('/app_api')) return real(input, init);
      const [path = ''] = input.replace('/app_api/v1', '').split('?');
      const call = `${init?.method ?? 'GET'} ${path}`;
      // The edit time is reported all the time.
      const isChange = !call.startsWith('GET') && !path.endsWith('update_edit_time');
      const body = () => JSON.parse((init?.body as string | undefined) ?? '{}') as never;
      if (isChange) stub.sent.push({ call, headers: new Headers(init?.headers), body: body() });
      const response = await stub.answers[call];
      if (response instanceof Response) return response.clone();
      return Response.json(response ?? { data: [], meta: { total: 0 } });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    stub.sent.length = 0;
    stub.answers = {};
  });
  return stub;
}

export async function openDesigner(
  layers: readonly Layer[],
  parts: Partial<SkuTemplate> = {},
  abilities: MineAbilities = {},
) {
  const designed = template({
    state: 'unpublished',
    effect_image_configs: [],
    production_image_configs: [front(layers)],
    ...parts,
  });
  const shown = await showScreen(
    <AbilitiesProvider abilities={abilities}>
      <FilesProvider>
        <Designer template={designed} />
      </FilesProvider>
    </AbilitiesProvider>,
    '/editor/1',
  );
  await expect.element(stage, longTimeout).toBeVisible();
  if (designed.production_image_configs.length === 0) return shown;
  // Waits until the stage is measured and the page is centered: an earlier press would miss its layer.
  await expect.poll(distanceFromMiddle, longTimeout).toBeLessThan(1);
  return shown;
}

function distanceFromMiddle(): number {
  const around = stage.element().getBoundingClientRect();
  const shown = sheet();
  const [left, right] = [shown.left - around.left, around.right - shown.right];
  const [top, bottom] = [shown.top - around.top, around.bottom - shown.bottom];
  return Math.max(Math.abs(left - right), Math.abs(top - bottom));
}
