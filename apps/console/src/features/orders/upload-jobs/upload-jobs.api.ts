import type { UploadJobAction } from '@platen/model/orders/upload-jobs';
import { callDesktop } from '../../../shared/desktop/bridge.ts';

export const actOnJob = (id: string, action: Exclude<UploadJobAction, 'detail'>) =>
  callDesktop('POST', `/jobs/${id}/${action}`);
export const pauseAllJobs = () => callDesktop('POST', '/jobs/pause_all');
export const clearJobs = () => callDesktop('POST', '/jobs/clear');

export const openDraft = (path: string) => callDesktop('POST', '/draft', { path });
export const orderDraft = (id: string) => callDesktop('POST', `/draft/${id}/order`);
export const reloadDraft = (id: string) => callDesktop('POST', `/draft/${id}/again`);
export const discardDraft = () => callDesktop('DELETE', '/draft');
