import { readStored, writeStored } from '../storage.ts';

export const readToken = (): string | null => readStored('token');
export const storeToken = (token: string): void => writeStored('token', token);
export const clearToken = (): void => writeStored('token', null);
