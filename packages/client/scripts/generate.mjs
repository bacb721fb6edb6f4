import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { apiTypes } from './api-types.mjs';

/** Writes the types of the client anew from the contract. A test tells when that was forgotten. */
await writeFile(fileURLToPath(new URL('../src/api.ts', import.meta.url)), await apiTypes());
