import { defineTexts } from '../../../../ui/text.ts';

export const listsTexts = defineTexts({
  en: {
    intro:
      'Every list returns `data` and `meta` (`page`, `per_page`, `total`, `total_pages`) and takes the same parameters. The OpenAPI file names the filters and sort columns of each; unknown ones are rejected by name.',
    parameter: 'Parameter',
    meaning: 'Meaning',
    page: 'Page number, from 1. `0` returns all rows, up to {all}',
    perPage: 'Rows per page, up to {max}',
    order: 'Sort columns with `asc` or `desc`: `created_at desc, amount`',
    cont: 'Contains this text, ignoring case',
    eq: 'Equals',
    in: 'Is any of: `tags_name_in[]=a&tags_name_in[]=b`',
    date: 'On or after, on or before this date, in the factory’s time zone ({zone})',
    time: 'At or after, at or before this time: `2026-03-01T08:00:00Z`',
    after: '`meta.next_cursor` of the previous page, instead of `page`',
    allTitle: 'Reading all pages',
    allText:
      'Reading page by page returns every row once, even while rows are added: for {minutes} minutes, each page continues where the previous one ended. If you need longer, or read in several places at once with one key, pass `meta.next_cursor` as `after` until it is `null`. Every page costs the same.',
    estimateText:
      '`total` is exact up to {counted} rows. Beyond that, `meta.total_is_estimate` is true, and `total_pages` is never less than the pages known to exist.',
    timeTitle: 'Times and dates',
    timeText:
      'Times in responses are in UTC, such as `2026-03-01T08:00:00.000Z`. Dates in filters, such as `2026-03-01`, are in the factory’s time zone, {zone}.',
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
