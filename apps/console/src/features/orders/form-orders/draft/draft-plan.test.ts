import { newLayer } from '@platen/design/new-layer';
import { templateConfigSchema } from '@platen/design/template';
import { expect, it } from 'vitest';
import { template } from '../../../../testing/template.ts';
import { planDraft } from './draft-plan.ts';
import { newDraft, withCell } from './order-draft.ts';

const words = newLayer('TextRect', {
  set: { text: { label: 'Name', editable: true, required: true, value: 'Lin' } },
});
const config = (id: string, size: string[]) =>
  templateConfigSchema.parse({ id, name: id, type: 'effect', size, width: 40, height: 30, layers: [words] });
const mug = template({ effect_image_configs: [config('all', []), config('large', ['L'])] });

it('draws the typed values in the images of the size', () => {
  const draft = withCell(withCell(newDraft(1, 'M'), 'value:Name', 'Ada'), 'no', 'A-17');
  const [image, ...others] = planDraft(mug, draft);
  expect(others).toEqual([]);
  expect(image).toMatchObject({ id: 'all', width: 40, height: 30 });
  const drawn = JSON.stringify(image?.plan.scene);
  expect(drawn).toContain('Ada');
  expect(drawn).toContain('A-17');
  expect(planDraft(mug, { ...draft, size: 'L' }).map(({ id }) => id)).toEqual(['all', 'large']);
});

it('draws the template in its first size if nothing is typed', () => {
  const [image] = planDraft(mug, newDraft(1));
  expect(JSON.stringify(image?.plan.scene)).toContain('Lin');
});

it('draws nothing for a template without effect images', () => {
  expect(planDraft(template({ effect_image_configs: [] }), newDraft(1))).toEqual([]);
  expect(planDraft({ ...mug, kind: 'batch_order' }, newDraft(1))).toEqual([]);
});
