import { expect, it } from 'vitest';
import { summarizeImages } from './image-counts.ts';

it('counts rendered, pending and failed images', () => {
  const counts = { queued: 3, running: 1, done: 10, refused: 2, failed: 1, cancelled: 1 };
  expect(summarizeImages(counts)).toEqual({ total: 18, done: 10, waiting: 4, failed: 4 });
});

it('handles a batch without images', () => {
  const counts = { queued: 0, running: 0, done: 0, refused: 0, failed: 0, cancelled: 0 };
  expect(summarizeImages(counts)).toEqual({ total: 0, done: 0, waiting: 0, failed: 0 });
});
