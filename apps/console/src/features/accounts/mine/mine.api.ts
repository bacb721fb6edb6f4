import type { PasswordChange } from '@platen/model/accounts';
import { api } from '../../../shared/request/request.ts';

export const changePassword = (body: PasswordChange) => api('PUT /mine/change_password', { body, showError: false });
