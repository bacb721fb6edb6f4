import type { PasswordChange, ProfileUpdate } from '@platen/model/accounts/accounts';
import { api } from '../../../shared/request/request.ts';

export const changePassword = (body: PasswordChange) => api('PUT /mine/change_password', { body, showError: false });

export const updateMine = (body: ProfileUpdate) => api('PUT /mine', { body, showError: false });
