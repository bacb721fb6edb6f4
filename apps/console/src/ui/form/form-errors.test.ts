import { describe, expect, it } from 'vitest';
import { fieldPath, placeErrors, withoutFieldPath } from './form-errors.ts';

const failure = (fields: { field: string; message: string }[]) => ({
  message: 'refused',
  status: 400,
  requestId: undefined,
  fields,
});

describe('placeErrors', () => {
  it('gives each field its messages', () => {
    const placed = placeErrors(
      failure([
        { field: 'name', message: 'a' },
        { field: 'name', message: 'b' },
      ]),
      [['name']],
    );
    expect(placed).toEqual({ fields: [{ name: ['name'], errors: ['a', 'b'] }], rest: [] });
  });

  it('loses no message whose field is not on the form', () => {
    expect(placeErrors(failure([{ field: 'other', message: 'a' }]), [['name']])).toEqual({ fields: [], rest: ['a'] });
  });

  it('shows the sentence of a refusal that names no field', () => {
    expect(placeErrors(failure([]), [['name']])).toEqual({ fields: [], rest: ['refused'] });
  });

  it('finds the cell of a table, and the field that holds what was refused', () => {
    const names = [['sizes'], ['sizes', 0, 'price'], ['sizes', 1, 'price'], ['files']];
    const fields = [
      { field: 'sizes[1].price', message: 'a' },
      { field: 'sizes[1].other', message: 'b' },
      { field: 'files[2]', message: 'c' },
    ];
    expect(placeErrors(failure(fields), names)).toEqual({
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

it.each([
  ['orders[0].size：尺寸不能为空', '尺寸不能为空'],
  ['orders[0].size: is unknown', 'is unknown'],
  ['orders[0].size is required', 'is required'],
  ['Another sentence', 'Another sentence'],
])('says %s without its path', (message, shown) => {
  expect(withoutFieldPath(message, 'orders[0].size')).toBe(shown);
});
