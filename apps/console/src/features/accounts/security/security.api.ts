import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/request/request.ts';
import { createPasskey } from '../../../shared/session/passkeys.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['mine', 'sessions'],
  queryFn: ({ signal }) => api('GET /mine/sessions', { signal }),
});

export const endSession = (id: number) => api('DELETE /mine/sessions/:id', { params: { id } });
export const endOtherSessions = () => api('DELETE /mine/sessions');

export const createTotp = () => api('POST /mine/totp');
// The dialogs show refusals at the fields, so no message is shown.
export const confirmTotp = (code: string) => api('PUT /mine/totp', { body: { code }, showError: false });
export const removeTotp = () => api('DELETE /mine/totp');

/** Undefined if the person has closed the browser's dialog. */
export async function addPasskey(name: string) {
  const passkey = await createPasskey(await api('POST /mine/passkeys/options', { showError: false }));
  return passkey && api('POST /mine/passkeys', { body: { name, passkey }, showError: false });
}
export const renamePasskey = (id: number, name: string) =>
  api('PUT /mine/passkeys/:id', { params: { id }, body: { name }, showError: false });
export const removePasskey = (id: number) => api('DELETE /mine/passkeys/:id', { params: { id } });

export const renewRecoveryCodes = () => api('POST /mine/recovery_codes');
