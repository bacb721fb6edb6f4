import type { SetupStep } from '@platen/model/operations/setup';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/request/request.ts';

/** Refetched with every visit of the home page: steps may have been completed in the meantime. */
export const checklistQuery = queryOptions({
  queryKey: ['setup', 'checklist'],
  queryFn: ({ signal }) => api('GET /setup/checklist', { signal }),
});

export const skipStep = (step: SetupStep, is_skipped: boolean) =>
  api('PUT /setup/checklist/:step', { params: { step }, body: { is_skipped } });

export const dismissChecklist = () => api('DELETE /setup/checklist');

export const sendTestMail = (email: string) => api('POST /setup/test_mail', { body: { email }, showError: false });
