import { defineTexts } from '../../../ui/text.ts';

export const sampleDataTexts = defineTexts({
  en: {
    demoMaking: 'The demo is still being made: {percent, number} %',
    sampleMaking: 'Sample data is being loaded: {percent, number} %',
    makingText: 'You can use everything that is already here.',
    retrying:
      '{count, plural, one {# item failed and will be tried again.} other {# items failed and will be tried again.}}',
    offer: 'Start with sample data',
    offerText:
      'Templates, fonts, image libraries, categories and pages to try things out with. You can remove them all at once later.',
    load: 'Load sample data',
    loaded: 'This factory has sample data',
    loadedText:
      'Sample templates, fonts, image libraries, categories and pages. Remove them when you no longer need them.',
    remove: 'Remove sample data',
    removeTitle: 'Remove the sample data?',
    removeText:
      'Sample templates, fonts, image libraries, categories and pages are deleted. Orders, and everything you made or changed yourself, stay. This can’t be undone.',
    removed: 'Sample data removed',
    keptTitle: 'Sample data removed, with exceptions',
    keptOrdered:
      '{count, plural, one {# template was ordered: it is unpublished and its orders stay as they are.} other {# templates were ordered: they are unpublished and their orders stay as they are.}}',
    keptUsed:
      '{count, plural, one {# item stays because you changed it or still use it.} other {# items stay because you changed them or still use them.}}',
  },
  zh: {
    demoMaking: '演示数据还在生成：{percent, number}%',
    sampleMaking: '示例数据正在载入：{percent, number}%',
    makingText: '已经有的内容可以直接使用。',
    retrying: '{count, number} 项没有成功，会自动重试。',
    offer: '从示例数据开始',
    offerText: '载入一批模板、字体、图库、分类和页面，先试试看；以后可以一次全部移除。',
    load: '载入示例数据',
    loaded: '当前有示例数据',
    loadedText: '包括示例模板、字体、图库、分类和页面，不需要时可以一次移除。',
    remove: '移除示例数据',
    removeTitle: '移除示例数据？',
    removeText: '示例模板、字体、图库、分类和页面会被删除；订单，以及你自己新建或改过的内容会保留。移除后不能恢复。',
    removed: '示例数据已移除',
    keptTitle: '示例数据已移除，部分保留',
    keptOrdered: '{count, number} 个模板已有订单：已下架，订单不受影响。',
    keptUsed: '{count, number} 项被你改过或仍在使用，已保留。',
  },
});
