import type { MockupRequest } from '@platen/contract/orders/mockup';
import type { HeaderMappingInput } from '@platen/model/orders/header-mappings';
import { api } from '../request/request.ts';

/** Several images may have to be rendered, after those of other users. */
const drawingTimeoutMs = 120_000;

export const saveHeaderMapping = (body: HeaderMappingInput) => api('PUT /header_mappings', { body, showError: false });

/** The effect images of a row; if they cannot be rendered, a message is shown in their place. */
export const drawSample = (body: MockupRequest, signal: AbortSignal) =>
  api('POST /form_orders/mockups', {
    body,
    signal,
    timeoutMs: drawingTimeoutMs,
    showError: false,
    showActivity: false,
  });
