import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import type { Locale } from '@platen/model/text/locale';
import { useEffect, useReducer, useRef, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { createIdempotencyKey } from '../../../../shared/request/idempotency-key.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { item, template } from '../../../../testing/template.ts';
import { FormRefusal } from '../../../../ui/form/form-refusal.tsx';
import type { UploadService } from '../../../../ui/upload/upload.types.ts';
import { UploadServiceContext } from '../../../../ui/upload/upload-service.ts';
import { changeDrafts, type DraftState, firstState } from '../draft/draft-state.ts';
import type { OrderDraft } from '../draft/order-draft.ts';
import { OrdersCard } from '../form/orders-card.tsx';
import { usePlaceOrder } from '../form/use-place-order.ts';
import type { GridHandle } from '../grid/order-grid.tsx';

const mug = template({
  excel_config: [item('Name', { required: true }), item('Color', { options: ['Red', 'Blue'] })],
});

const factoryRules: ShippingRules = {
  shipping_methods: [{ name: 'Sea freight', kind: 'international' }],
  required_parts: { domestic: [], international: ['zip_code'], pickup: [] },
  home_country: 'CN',
};

const noFiles: UploadService = {
  upload: () => Promise.reject(new Error('nothing is uploaded here')),
  list: async () => ({
    data: [],
    meta: { page: 1, per_page: 14, total: 0, total_pages: 0, total_is_estimate: false, next_cursor: null },
  }),
  tags: async () => [],
  thumbnail: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
};

interface Options {
  ordered?: SkuTemplate;
  upload?: UploadService['upload'];
  locale?: Locale;
  /** Rows that come filled in part, as from “Order this”. */
  rows?: readonly OrderDraft[];
}

/** The grid with its checks, as the form renders it. Errors are found before anything is sent. */
export async function showGrid({ ordered = mug, upload = noFiles.upload, locale = 'en-US', rows }: Options = {}) {
  const states: DraftState[] = [];
  const service = { ...noFiles, upload };
  function Form() {
    const [state, change] = useReducer(changeDrafts, firstState);
    const grid = useRef<GridHandle>(null);
    const [intent] = useState(() => createIdempotencyKey());
    useEffect(() => void states.push(state), [state]);
    useEffect(() => {
      if (rows) change({ type: 'restore', drafts: rows, areNew: true });
    }, []);
    const kept = { intent, onSend: async () => {}, onPlaced: async () => {} };
    const shipping = factoryRules;
    const { placeOrder, refusal } = usePlaceOrder({ template: ordered, shipping, state, tags: [], change, ...kept });
    return (
      <UploadServiceContext value={service}>
        <OrdersCard template={ordered} shipping={shipping} state={state} change={change} grid={grid} />
        <FormRefusal refusal={refusal} />
        <button type="button" onClick={() => void placeOrder()}>
          Place
        </button>
      </UploadServiceContext>
    );
  }
  await showScreen(
    <IntlProvider locale={locale}>
      <Form />
    </IntlProvider>,
  );
  await expect.element(page.getByRole('table')).toBeVisible();
  // Rows are rendered once the table knows its height.
  await expect.poll(() => document.querySelector('[data-row]')).not.toBeNull();
  const drafts = () => states.at(-1)?.drafts ?? [];
  return {
    drafts,
    /** Number, size, quantity and name of each. */
    rows: () => drafts().map(({ no, size, quantity, values }) => [no, size, quantity, values['Name'] ?? '']),
    check: () => page.getByRole('button', { name: 'Place' }).click(),
  };
}

export const cellOf = (label: string) => page.getByLabelText(label, { exact: true });

/** As a spreadsheet writes the clipboard: cells separated by tabs, rows by line breaks. */
export function pasteInto(label: string, content: string | Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  const parts = typeof content === 'string' ? { 'text/plain': content } : content;
  for (const [type, text] of Object.entries(parts)) clipboardData.setData(type, text);
  cellOf(label)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}
