import { register } from 'tsx/esm/api';

// For development and tests, where nothing is built: Node takes the entry of a thread as JavaScript only.
register();
await import('./rich-text-thread.ts');
