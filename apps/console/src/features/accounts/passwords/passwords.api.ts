import type { Done, PasswordReset } from '@platen/model/accounts';
import { post, put } from '../../../shared/request/request.ts';

export const sendResetCode = (target: string) =>
  post<Done>('/verification_codes', { target, event: 'reset_password' }, { isPublic: true });

export const resetPassword = (input: PasswordReset) => put<Done>('/passwords', input, { isPublic: true });
