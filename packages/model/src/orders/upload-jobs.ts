import type { FormOrderType } from '../catalogue/template-kinds.ts';

export const uploadJobStatuses = ['pending', 'uploading', 'paused', 'success', 'error'] as const;
export type UploadJobStatus = (typeof uploadJobStatuses)[number];

export const uploadJobActions = ['upload', 'pause', 'retry', 'detail', 'delete'] as const;
export type UploadJobAction = (typeof uploadJobActions)[number];

/** The allowed actions of a job: the buttons of its row, and the only ones that the client accepts. */
export const uploadJobActionsOf: Readonly<Record<UploadJobStatus, readonly UploadJobAction[]>> = {
  pending: ['upload'],
  uploading: ['pause'],
  paused: ['upload', 'delete'],
  success: ['detail', 'delete'],
  error: ['retry', 'delete'],
};

/**
 * A job has two steps besides its images: reading its rows, which is done when the job exists, and creating the form
 * order.
 */
export function uploadProgress(
  status: UploadJobStatus,
  { images_count, uploaded_count }: { images_count: number; uploaded_count: number },
): number {
  if (status === 'success') return 100;
  return Math.floor(((uploaded_count + 1) / (images_count + 2)) * 100);
}

/** The orders of one template in a sheet while the desktop client uploads them. */
export interface UploadJob {
  id: string;
  status: UploadJobStatus;
  sku_template_no: string;
  sku_template_name: string;
  type: FormOrderType;
  excel_file_name: string;
  sheet_name: string;
  rows_count: number;
  images_count: number;
  uploaded_count: number;
  byte_size: number;
  uploaded_bytes: number;
  /** The average of the last seconds; 0 while nothing is sent. */
  bytes_per_second: number;
  /** In percent. */
  progress: number;
  error_message: string;
  /** Null until it is created. */
  form_order: { id: number; no: string } | null;
}
