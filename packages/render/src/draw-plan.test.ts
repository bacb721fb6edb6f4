import type { DrawingPlan } from '@platen/design/drawing-plan';
import { newLayer } from '@platen/design/new-layer';
import { sceneOf } from '@platen/design/scene';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newPlanPainter, prepareInMemory } from './node.ts';

it('checking loads no picture again that was drawn, and drawing none that was checked meanwhile', async () => {
  const create = { width: 800, height: 600, channels: 3, background: '#4080c0' } as const;
  const photo = await prepareInMemory(await sharp({ create }).png().toBuffer());
  const url = { label: '', editable: false, required: false, value: 'photo' };
  const layer = (left: number) =>
    newLayer('Image', { set: { id: 'photo', left, top: 0, width: 400, height: 300, url } });
  const planAt = (left: number): DrawingPlan => ({
    scene: sceneOf({ width: 800, height: 600, layers: [layer(left)] }),
    output: 'effect',
    parts: [],
  });
  const asked: number[] = [];
  const painter = newPlanPainter({
    font: async () => undefined,
    image: async (_, shown) => {
      asked.push(shown?.width ?? 0);
      return photo;
    },
  });
  // Each step of a drag is drawn and then checked.
  for (const left of [0, 10, 20]) {
    await painter.drawPieces(planAt(left), 1, [{ part: { left: 0, top: 0, width: 8, height: 8 } }]);
    await painter.check(planAt(left));
  }
  expect(asked).toEqual([400]);
});
