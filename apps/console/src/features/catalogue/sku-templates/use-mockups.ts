import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { Mockups } from '@platen/contract/orders/mockup';
import { itemsBySize } from '@platen/ordering/custom-items';
import { orderTemplateOf } from '@platen/ordering/order-template';
import type { FormInstance } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Failure, toFailure } from '../../../ui/failure.ts';
import { locateErrors } from '../../../ui/form/form-errors.ts';
import { type MockupValues, sampleValues, toMockupRequest } from './mockup-values.ts';
import { drawMockups } from './sku-templates.api.ts';

/** Waits for a pause: otherwise every key press would draw an image. */
const debounceMs = 500;

interface Drawn {
  images?: Mockups['images'];
  isBusy: boolean;
  refusal?: { failure: Failure; lines: readonly string[] };
}

/**
 * The effect images of the entered values, drawn again after each pause in typing. Nothing is requested while a
 * required value is missing; a refusal is shown at its field without moving the focus.
 */
export function useMockups(template: SkuTemplate, form: FormInstance<MockupValues>, values: Partial<MockupValues>) {
  const [drawn, setDrawn] = useState<Drawn>({ isBusy: false });
  const itemsOf = useMemo(() => itemsBySize(orderTemplateOf(template)), [template]);
  const { size = '' } = values;
  const shown = itemsOf(size);
  const samples = useMemo(() => sampleValues(template).custom_fields, [template]);
  // A field that appeared with another size is not registered yet: it shows the sample, and so does the drawing.
  const custom_fields = template.excel_config.map(({ key }, index) => ({
    value: values.custom_fields?.[index]?.value ?? (shown.has(key) ? (samples[index]?.value ?? '') : ''),
  }));
  const missing = template.excel_config.filter(
    ({ key, required }, index) => required && shown.has(key) && (custom_fields[index]?.value ?? '').trim() === '',
  );
  const request = JSON.stringify(toMockupRequest(template, { size, custom_fields }));
  const isComplete = missing.length === 0;
  const running = useRef<AbortController>(undefined);

  async function draw(wanted: string): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setDrawn(({ images }) => ({ ...(images && { images }), isBusy: true }));
    try {
      const { images } = await drawMockups(JSON.parse(wanted) as Parameters<typeof drawMockups>[0], controller.signal);
      if (!controller.signal.aborted) setDrawn({ images, isBusy: false });
    } catch (cause) {
      if (!controller.signal.aborted) showRefusal(cause);
    }
  }

  function showRefusal(cause: unknown) {
    const failure = toFailure(cause);
    const fields = form.getFieldsError().map(({ name }) => name);
    const located = locateErrors(failure, fields);
    form.setFields(located.fields as never);
    const refusal = located.rest.length > 0 ? { failure, lines: located.rest } : undefined;
    setDrawn(({ images }) => ({ ...(images && { images }), isBusy: false, ...(refusal && { refusal }) }));
  }

  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isComplete) return;
    // The sample values are drawn immediately.
    const timer = setTimeout(() => void latest.current(request), isFirst.current ? 0 : debounceMs);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [request, isComplete]);
  useEffect(() => () => running.current?.abort(), []);

  return { ...drawn, missing: missing.map(({ label }) => label), drawNow: () => void draw(request) };
}
