import { defineTexts } from '../../../../ui/text.ts';

export const listsTexts = defineTexts({
  en: {
    intro:
      'Every list answers `data` and `meta` (`page`, `per_page`, `total`, `total_pages`) and is asked the same way. Which filters and columns it has is in the OpenAPI file; an unknown one is refused by name.',
    parameter: 'Parameter',
    meaning: 'Meaning',
    page: 'The page, from 1. `0` answers all rows, at most {all}',
    perPage: 'Rows of a page, at most {max}',
    order: 'Columns, each with `asc` or `desc`: `created_at desc, amount`',
    cont: 'Contains this text, in any case',
    eq: 'Is exactly this',
    in: 'Is one of these: `tags_name_in[]=a&tags_name_in[]=b`',
    date: 'On this day or later, on this day or earlier; days of the factory ({zone})',
    timeTitle: 'Times and days',
    timeText:
      'Times in answers are in UTC, such as `2026-03-01T08:00:00.000Z`. A day in a filter, such as `2026-03-01`, is a day of the factory, in the zone {zone}.',
  },
  zh: {
    intro:
      '所有列表都返回 `data` 和 `meta`（`page`、`per_page`、`total`、`total_pages`），查询方式一致。各列表支持的筛选和排序字段见 OpenAPI 文件，不支持的参数会被指名拒绝。',
    parameter: '参数',
    meaning: '说明',
    page: '页码，从 1 开始。`0` 返回全部，最多 {all} 行',
    perPage: '每页行数，最多 {max}',
    order: '排序字段及方向 `asc`、`desc`：`created_at desc, amount`',
    cont: '包含该文本，不区分大小写',
    eq: '完全一致',
    in: '为其中之一：`tags_name_in[]=a&tags_name_in[]=b`',
    date: '不早于、不晚于该日期，按工厂所在时区（{zone}）',
    timeTitle: '时间与日期',
    timeText:
      '返回中的时间均为 UTC，例如 `2026-03-01T08:00:00.000Z`。筛选中的日期（如 `2026-03-01`）按工厂所在时区 {zone} 计算。',
  },
});
