import type { ApplicationUpdate } from '@platen/model/factory/application';
import { api } from '../../../shared/request/request.ts';

// The form shows refusals at the fields, so no message is shown.
export const updateApplication = (body: ApplicationUpdate) => api('PUT /application/info', { body, showError: false });
