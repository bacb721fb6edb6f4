import { createContext, use } from 'react';
import type { UploadService } from './upload.types.ts';

export const UploadServiceContext = createContext<UploadService | undefined>(undefined);

export function useUploadService(): UploadService {
  const service = use(UploadServiceContext);
  if (!service) throw new Error('there is no UploadServiceContext above this field');
  return service;
}
