import { type RenderState, renderStates } from '@platen/model/files/renders';
import type { OrderImage } from '@platen/model/orders/orders';
import { expect, it } from 'vitest';
import { pollIntervalMs } from '../../ui/timing.ts';
import { imagePollMs } from './order-images.ts';

const image = (state: RenderState): OrderImage => ({
  config_id: 'c',
  name: '',
  state,
  progress: 0,
  url: null,
  width: null,
  height: null,
  findings: [],
  error: null,
});
const order = (...states: RenderState[]) => ({
  rendering_effect_images: [],
  rendering_custom_areas: states.map(image),
});

it.each(renderStates.map((state) => [state, state === 'queued' || state === 'running'] as const))(
  'an image that is %s keeps the screen asking: %s',
  (state, isAsking) => {
    expect(imagePollMs([order('done'), order(state)])).toBe(isAsking && pollIntervalMs);
  },
);

it('polls for production images too', () => {
  expect(imagePollMs([{ ...order('done'), rendering_production_images: [image('running')] }])).toBe(pollIntervalMs);
});
