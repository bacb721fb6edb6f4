import { register } from 'tsx/esm/api';

// Starts a picture process from source in development and tests, where nothing is built.
register();
await import('./picture-process.ts');
