import { defineTexts } from '../../ui/text.ts';

/** The words of a production batch, the same in its list, on its page and at the order desk. */
export const batchTexts = defineTexts({
  en: {
    start: 'Start',
    startOk: 'Start production',
    startTitle: 'Start producing {no}?',
    startText:
      '{orders, plural, one {# order} other {# orders}}, {quantity, plural, one {# piece} other {# pieces}}. Once started, it can only be stopped and refunded as a whole.',
    startMissing:
      '{count, plural, one {# production image is} other {# production images are}} not rendered yet. Once started, the form order can only be stopped and refunded as a whole.',
    startFailed:
      '{count, plural, one {# production image} other {# production images}} failed to render. Render them again to start the batch; otherwise it can only be refunded.',
    started: 'Production of {no} has started',
    download: 'Download',
    downloading: 'Downloading production images',
    downloaded: '{name} saved',
    downloadFailed: 'Could not download {no}',
    delete: 'Delete',
    deleteTitle: 'Delete {no}?',
    deleteText: 'Its orders are kept without a batch. This cannot be undone.',
    images: 'Production images',
    imagesDone: '{done} of {total} rendered',
    imagesAll: '{total} rendered',
    imagesWaiting: '{count} to render',
    imagesFailed: '{count} failed',
    imagesNone: 'None, only quantities',
  },
  zh: {
    start: '开始生产',
    startOk: '开始生产',
    startTitle: '开始生产 {no}？',
    startText: '共 {orders, number} 条明细、{quantity, number} 件。开始生产后，只能整单停产并退款。',
    startMissing: '有 {count, number} 张生产图尚未生成。开始生产后，只能整单停产并退款。',
    startFailed: '有 {count, number} 张生产图生成失败，重新生成后才能开始生产，否则只能退款。',
    started: '{no} 已开始生产',
    download: '下载生产图',
    downloading: '正在下载生产图',
    downloaded: '{name} 已保存',
    downloadFailed: '{no} 下载失败',
    delete: '删除',
    deleteTitle: '删除 {no}？',
    deleteText: '批次内的明细会保留，但不再属于任何批次。此操作无法撤销。',
    images: '生产图',
    imagesDone: '已生成 {done} / {total}',
    imagesAll: '{total} 张已生成',
    imagesWaiting: '{count} 张待生成',
    imagesFailed: '{count} 张失败',
    imagesNone: '无生产图，仅按数量生产',
  },
});
