import type { PasswordReset } from '@platen/model/accounts/accounts';
import { api } from '../../../shared/request/request.ts';

export const sendResetCode = (target: string) =>
  api('POST /verification_codes', { body: { target, event: 'reset_password' }, isPublic: true });

export const resetPassword = (body: PasswordReset) => api('PUT /passwords', { body, isPublic: true });
