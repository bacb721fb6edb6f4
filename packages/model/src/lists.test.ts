import { describe, expect, it } from 'vitest';
import { defineList, listQuerySchema, normaliseListParams, parseOrder } from './lists.ts';

const list = defineList({
  filters: {
    name_cont: 'text',
    id_in: 'ids',
    tags_name_in: 'texts',
    state_eq: ['init', 'in_production'],
    type_eq: ['FormOrder::Form', 'FormOrder::Batch'],
    published_at_not_null: 'flag',
    created_at_gteq_date: 'day',
  },
  sorts: ['created_at', 'name'],
});
const read = (params: Record<string, unknown>) => listQuerySchema(list).safeParse(normaliseListParams(list, params));

describe('list parameters', () => {
  it('take camelCase and snake_case, brackets and comma lists', () => {
    const answer = { page: 1, per_page: 20, state_eq: 'in_production', tags_name_in: ['a', 'b'], id_in: [1, 2] };
    expect(read({ stateEq: 'inProduction', 'tagsNameIn[]': ['a', 'b'], idIn: '1,2' }).data).toEqual(answer);
    expect(read({ state_eq: 'in_production', tags_name_in: 'a,b', 'id_in[]': ['1', '2'] }).data).toEqual(answer);
  });

  it('keep the names of form order types', () => {
    expect(read({ type_eq: 'FormOrder::Form' }).data).toMatchObject({ type_eq: 'FormOrder::Form' });
  });

  it('take a cleared input for no filter', () => {
    expect(read({ name_cont: '', page: '' }).data).toEqual({ page: 1, per_page: 20 });
  });

  it.each([
    [{ nme_cont: 'x' }, 'nme_cont'],
    [{ state_eq: 'melted' }, 'state_eq'],
    [{ id_in: '1,x' }, 'id_in'],
    [{ published_at_not_null: 'maybe' }, 'published_at_not_null'],
    [{ created_at_gteq_date: '2026-13-01' }, 'created_at_gteq_date'],
    [{ per_page: '101' }, 'per_page'],
    [{ page: '-1' }, 'page'],
  ])('refuse %j', (params, name) => {
    const [issue] = read(params).error?.issues ?? [];
    expect(issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0]).toBe(name);
  });
});

describe('order', () => {
  it('reads several columns, and the first one downwards by default', () => {
    expect(parseOrder(list, 'name asc, createdAt DESC').sorts).toEqual([
      { column: 'name', direction: 'asc' },
      { column: 'created_at', direction: 'desc' },
    ]);
    expect(parseOrder(list, undefined).sorts).toEqual([{ column: 'created_at', direction: 'desc' }]);
  });

  it.each(['password', 'name up', 'name asc desc', 'name; drop table users'])('refuses %j', (order) => {
    expect(parseOrder(list, order).refused).toBe(order);
  });
});
