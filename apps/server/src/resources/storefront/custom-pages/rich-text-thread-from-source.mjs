import { register } from 'tsx/esm/api';

// For development and tests, where nothing is built: Node requires JavaScript as the entry point of a thread.
register();
await import('./rich-text-thread.ts');
