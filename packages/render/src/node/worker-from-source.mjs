import { register } from 'tsx/esm/api';

// Starts a render thread from source in development and tests, where nothing is built: Node accepts only JavaScript as
// the entry file of a thread.
register();
await import('./worker.ts');
