import type { SetupInput } from '@platen/model/setup';
import type { Locale } from '@platen/model/locale';
import { queryOptions } from '@tanstack/react-query';
import { uploadFile } from '../../../shared/files/upload-service.ts';
import { api } from '../../../shared/request/request.ts';

/** Asked anew with every visit: the page closes with the first account, which may come from another browser. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => api('GET /setup', { signal, isPublic: true, showError: false }),
  gcTime: 0,
});

export const completeSetup = (body: SetupInput) => api('POST /setup', { body, isPublic: true, showError: false });

/** Made in the background; the home page shows how far it is, and removes it again. */
export const loadSampleData = (locale: Locale) => api('POST /sample_data', { body: { locale }, showError: false });

/** Files belong to somebody: the logo goes up once the administrator is signed in. */
export async function saveLogo(file: File, signal: AbortSignal): Promise<void> {
  const { id } = await uploadFile(file, { signal, tags: [], onProgress: () => undefined });
  await api('PUT /application/info', { body: { logo_id: id }, signal, showError: false });
}
