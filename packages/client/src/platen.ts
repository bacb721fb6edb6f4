export type { AnswerOf, CallKey, ErrorAnswer, InputOf, Schemas, WebhookEvent } from './calls.ts';
export { createPlaten, type Platen, type PlatenOptions } from './client.ts';
export { type NewestValues, newestValues, type SequenceStore } from './newest-values.ts';
export { PlatenRefusal } from './refusal.ts';
export { readWebhook, signatureHeader } from './webhooks.ts';
