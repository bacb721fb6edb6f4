import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { Layer } from '@platen/design/layers/index';
import { templateConfigSchema } from '@platen/design/template';
import { layer } from '@platen/design/testing/test-designer';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { template } from '../../../../testing/template.ts';
import { Designer } from '../designer.tsx';

/** A busy machine reaches a state late. */
export const patience = { timeout: 25_000 };
export const slow = { timeout: 90_000 };

const canvas = { width: 400, height: 300 };

export const box = (id: string, left: number, top: number, set: object = {}): Layer =>
  layer('Rect', id, { left, top, width: 80, height: 60, fill: '#8888ff', stroke_width: 0, ...set });

/** A production image of the template. */
export const front = (layers: readonly Layer[]) =>
  templateConfigSchema.parse({ id: 'p', name: 'Front', type: 'production', size: 'M', price: 1, ...canvas, layers });

export const row = (name: string) => page.getByRole('tree').getByRole('treeitem', { name, exact: true });
export const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const dialog = page.getByRole('dialog');

interface Sent {
  readonly call: string;
  readonly body: Record<string, unknown>;
}

/** Stands in for the server: `answers` by call, and what was sent to change something. */
export function stubServer(): { answers: Record<string, unknown>; sent: Sent[] } {
  const stub: { answers: Record<string, unknown>; sent: Sent[] } = { answers: {}, sent: [] };
  beforeEach(() => {
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      if (!input.startsWith('/app_api')) return real(input, init);
      const [path = ''] = input.replace('/app_api/v1', '').split('?');
      const call = `${init?.method ?? 'GET'} ${path}`;
      const isTold = !call.startsWith('GET') && !path.endsWith('update_edit_time');
      if (isTold) stub.sent.push({ call, body: JSON.parse((init?.body as string | undefined) ?? '{}') as never });
      const answer = stub.answers[call];
      if (answer instanceof Response) return Promise.resolve(answer.clone());
      return Promise.resolve(Response.json(answer ?? { data: [], meta: { total: 0 } }));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    stub.sent.length = 0;
    stub.answers = {};
  });
  return stub;
}

export async function openDesigner(layers: readonly Layer[], parts: Partial<SkuTemplate> = {}) {
  const designed = template({
    state: 'unpublished',
    effect_image_configs: [],
    production_image_configs: [front(layers)],
    ...parts,
  });
  const shown = await showScreen(<Designer template={designed} />, '/editor/1');
  await expect.element(page.getByRole('application'), patience).toBeVisible();
  return shown;
}
