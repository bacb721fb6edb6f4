import { register } from 'tsx/esm/api';

// For development and tests, where nothing is built.
register();
await import('./picture-process.ts');
