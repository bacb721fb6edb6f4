import { imageLibraryInputSchema } from '@platen/model/catalogue/image-libraries';
import { expect, it } from 'vitest';
import { emptyLibrary, toLibraryInput } from './library-form-values.ts';

const file = (id: number) => ({ id, url: `/${id}`, filename: `${id}.png` });

it('matches the request body, with its images in order', () => {
  const input = toLibraryInput({ ...emptyLibrary, name: 'Dragons', preview_image_ids: [file(3), file(1)] });
  expect(imageLibraryInputSchema.parse(input)).toEqual(input);
  expect(input).toMatchObject({ preview_image_ids: [3, 1], file_id: null });
});

it('sends the id of its one file', () => {
  expect(toLibraryInput({ ...emptyLibrary, file_id: [file(9)] }).file_id).toBe(9);
});
