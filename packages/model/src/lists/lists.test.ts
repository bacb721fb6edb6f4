import { describe, expect, it } from 'vitest';
import { formOrderList } from '../orders/form-orders.ts';
import { defineList, listQuerySchema, normalizeListParams, parseOrder, someOf } from './lists.ts';

const list = defineList({
  filters: {
    name_cont: 'text',
    id_in: 'ids',
    tags_name_in: 'texts',
    state_eq: ['init', 'in_production'],
    state_in: someOf(['init', 'in_production']),
    updated_at_gteq: 'time',
    type_eq: ['FormOrder::Form', 'FormOrder::Batch'],
    published_at_not_null: 'flag',
    created_at_gteq_date: 'day',
  },
  sorts: ['created_at', 'name'],
});
const read = (params: Record<string, unknown>) => listQuerySchema(list).safeParse(normalizeListParams(list, params));

describe('list parameters', () => {
  it('accept camelCase and snake_case, brackets and comma lists', () => {
    const answer = { page: 1, per_page: 20, state_eq: 'in_production', tags_name_in: ['a', 'b'], id_in: [1, 2] };
    expect(read({ stateEq: 'inProduction', 'tagsNameIn[]': ['a', 'b'], idIn: '1,2' }).data).toEqual(answer);
    expect(read({ state_eq: 'in_production', tags_name_in: 'a,b', 'id_in[]': ['1', '2'] }).data).toEqual(answer);
  });

  it('accept several states in any spelling and refuse unknown ones', () => {
    const states = { state_in: ['init', 'in_production'] };
    for (const params of [{ stateIn: 'init,inProduction' }, { 'state_in[]': ['init', 'in_production'] }])
      expect(read(params).data).toMatchObject(states);
    expect(read({ state_in: 'init,melted' }).error?.issues[0]?.path).toEqual(['state_in', 1]);
  });

  it('accept a time with its zone', () => {
    const time = '2026-11-15T16:09:46.278+08:00';
    expect(read({ updatedAtGteq: time }).data).toMatchObject({ updated_at_gteq: time });
    expect(read({ updated_at_gteq: '2026-11-15T16:09:46' }).success).toBe(false);
  });

  it('split a list at commas, but not values in brackets', () => {
    expect(read({ tags_name_in: 'a,b' }).data).toMatchObject({ tags_name_in: ['a', 'b'] });
    expect(read({ 'tags_name_in[]': ['a,b', 'c'] }).data).toMatchObject({ tags_name_in: ['a,b', 'c'] });
  });

  it.each(['FormOrder::MicroCustom', 'formOrderMicroCustom', 'form_order_micro_custom', 'micro_custom', 'microCustom'])(
    'take the form order type %s',
    (type) => {
      const params = normalizeListParams(formOrderList, { typeEq: type });
      expect(params).toEqual({ type_eq: 'FormOrder::MicroCustom' });
    },
  );

  it('keep the names of form order types', () => {
    expect(read({ type_eq: 'FormOrder::Form' }).data).toMatchObject({ type_eq: 'FormOrder::Form' });
  });

  it('accept the numbered brackets of PHP', () => {
    expect(read({ 'state_in[0]': 'init', 'stateIn[1]': 'inProduction' }).data).toMatchObject({
      state_in: ['init', 'in_production'],
    });
    expect(read({ 'tags_name_in[0]': 'a,b', 'id_in[7]': '1' }).data).toMatchObject({
      tags_name_in: ['a,b'],
      id_in: [1],
    });
  });

  it('keep an empty list, which matches nothing', () => {
    for (const name of ['tags_name_in', 'tags_name_in[]', 'tagsNameIn'])
      expect(read({ [name]: name.endsWith('[]') ? [''] : '' }).data).toMatchObject({ tags_name_in: [] });
  });

  it('ignore an empty filter', () => {
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
  it('parses several columns; the first one is descending by default', () => {
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
