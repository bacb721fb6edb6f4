import type { MockupRequest } from '@platen/contract/orders/mockup';
import type { HeaderMappingInput } from '@platen/model/header-mappings';
import { api } from '../request/request.ts';

/** Several images may have to be drawn, after those of others. */
const drawingTimeoutMs = 120_000;

export const saveHeaderMapping = (body: HeaderMappingInput) => api('PUT /header_mappings', { body, showError: false });

/** The effect images that a row would have; where they cannot be drawn, the place says so. */
export const drawSample = (body: MockupRequest, signal: AbortSignal) =>
  api('POST /form_orders/mockups', {
    body,
    signal,
    timeoutMs: drawingTimeoutMs,
    showError: false,
    showActivity: false,
  });
