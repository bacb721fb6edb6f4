import type { SetupInput } from '@platen/model/operations/setup';
import type { Locale } from '@platen/model/text/locale';
import { queryOptions } from '@tanstack/react-query';
import { uploadFile } from '../../../shared/files/upload-service.ts';
import { api } from '../../../shared/request/request.ts';

/** Refetched with every visit: the page closes with the first account, which may be created in another browser. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => api('GET /setup', { signal, isPublic: true, showError: false }),
  gcTime: 0,
});

export const completeSetup = (body: SetupInput) => api('POST /setup', { body, isPublic: true, showError: false });

/** Created in the background; the home page shows the progress and can remove it. */
export const loadSampleData = (locale: Locale) => api('POST /sample_data', { body: { locale }, showError: false });

/** Files have owners: the logo is uploaded once the administrator is signed in. */
export async function saveLogo(file: File, signal: AbortSignal): Promise<void> {
  const { id } = await uploadFile(file, { signal, tags: [], onProgress: () => undefined });
  await api('PUT /application/info', { body: { logo_id: id }, signal, showError: false });
}
