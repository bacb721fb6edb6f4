import type { ApplicationInfo, ApplicationUpdate } from '@platen/model/application';
import { put } from '../../../shared/request/request.ts';

// The form shows what the server refuses, beside the fields; nothing is announced.
export const updateApplication = (update: ApplicationUpdate) =>
  put<ApplicationInfo>('/application/info', update, { showError: false });
