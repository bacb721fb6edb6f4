import { describe, expect, it } from 'vitest';
import { fieldPath, locateErrors } from './form-errors.ts';

const failure = (fields: { path: string; message: string }[]) => ({
  message: 'refused',
  status: 400,
  requestId: undefined,
  fields: fields.map((field) => ({ ...field, sentence: `${field.path} ${field.message}` })),
});

describe('locateErrors', () => {
  it('assigns the messages to their fields', () => {
    const located = locateErrors(
      failure([
        { path: 'name', message: 'a' },
        { path: 'name', message: 'b' },
      ]),
      [['name']],
    );
    expect(located).toEqual({ fields: [{ name: ['name'], errors: ['a', 'b'] }], rest: [] });
  });

  it('keeps messages whose field is not on the form', () => {
    expect(locateErrors(failure([{ path: 'other', message: 'a' }]), [['name']])).toEqual({
      fields: [],
      rest: ['other a'],
    });
  });

  it('shows the message of a refusal without fields', () => {
    expect(locateErrors(failure([]), [['name']])).toEqual({ fields: [], rest: ['refused'] });
  });

  it('finds the cell of a table, and the field that contains the path', () => {
    const names = [['sizes'], ['sizes', 0, 'price'], ['sizes', 1, 'price'], ['files']];
    const fields = [
      { path: 'sizes[1].price', message: 'a' },
      { path: 'sizes[1].other', message: 'b' },
      { path: 'files[2]', message: 'c' },
    ];
    expect(locateErrors(failure(fields), names)).toEqual({
      fields: [
        { name: ['sizes', 1, 'price'], errors: ['a'] },
        { name: ['sizes'], errors: ['b'] },
        { name: ['files'], errors: ['c'] },
      ],
      rest: [],
    });
  });
});

it('reads nested paths in both spellings', () => {
  expect(fieldPath('orders_attributes[0].no')).toEqual(['orders_attributes', 0, 'no']);
  expect(fieldPath('orders_attributes.0.no')).toEqual(['orders_attributes', 0, 'no']);
});
