import type { ApplicationUpdate } from '@platen/model/application';
import { api } from '../../../shared/request/request.ts';

// The form shows what the server refuses, beside the fields; nothing is announced.
export const updateApplication = (body: ApplicationUpdate) => api('PUT /application/info', { body, showError: false });
