import { readStored, writeStored } from '../storage.ts';

export const readToken = (): string | null => readStored('token');
export const keepToken = (token: string): void => writeStored('token', token);
export const forgetToken = (): void => writeStored('token', null);
