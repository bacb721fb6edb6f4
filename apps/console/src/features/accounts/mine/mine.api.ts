import type { Done, PasswordChange } from '@platen/model/accounts';
import { put } from '../../../shared/request/request.ts';

export const changePassword = (input: PasswordChange) =>
  put<Done>('/mine/change_password', input, { showError: false });
