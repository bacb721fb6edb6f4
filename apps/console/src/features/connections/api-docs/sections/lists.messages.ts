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
    time: 'At this time or later, at this time or earlier: `2026-03-01T08:00:00Z`',
    after: '`meta.next_cursor` of the page before, in place of `page`',
    allTitle: 'Reading all pages',
    allText:
      'Page after page gives every row once, also while rows come in: for {minutes} minutes, a page goes on where you left the one before. To take longer, or to read in several places at once with one key, give back `meta.next_cursor` as `after` until it is `null`; every page costs the same.',
    estimateText:
      '`total` is exact up to {counted} rows. Beyond, `meta.total_is_estimate` is true, and `total_pages` is never less than what is known to be there.',
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
    time: '不早于、不晚于该时间：`2026-03-01T08:00:00Z`',
    after: '上一页的 `meta.next_cursor`，用于代替 `page`',
    allTitle: '读取全部页',
    allText:
      '逐页读取时，即使有新数据加入，每行也只出现一次：{minutes} 分钟内，下一页会接着上一页的末尾继续。间隔更久，或用同一密钥在多处同时读取时，请将 `meta.next_cursor` 作为 `after` 传回，直到它为 `null`；每一页耗时相同。',
    estimateText:
      '`total` 在 {counted} 行以内为准确值；超出时 `meta.total_is_estimate` 为 true，`total_pages` 不会小于已知存在的页数。',
    timeTitle: '时间与日期',
    timeText:
      '返回中的时间均为 UTC，例如 `2026-03-01T08:00:00.000Z`。筛选中的日期（如 `2026-03-01`）按工厂所在时区 {zone} 计算。',
  },
});
