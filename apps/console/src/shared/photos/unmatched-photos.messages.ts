import { defineTexts } from '../../ui/text.ts';

export const unmatchedPhotosTexts = defineTexts({
  en: {
    assign: 'Assign to a row',
    assignOne: 'Assign {name} to a row',
    place: 'Row {row} {no} {name}',
    more: 'and {count} more',
    fill: 'Fill rows in order with {count, plural, one {# image} other {# images}}',
    fillRules: {
      order: 'Fill rows in order: images sorted by file name go into the rows without an image, from the first row on.',
      full: 'Every row already has its image. Remove one to make room for another.',
      empty: 'No row has an order yet. Enter the orders, then assign these images.',
    },
    reasons: {
      no_order: 'No row has this order number',
      which_order: 'Several rows have this order number. Add the sub number to the file name, such as A1001-1.jpg',
      which_item: 'Which item? Add its name to the file name, such as A1001_photo.jpg',
      taken: 'Another image was matched to the same place',
    },
  },
  zh: {
    assign: '指定到行',
    assignOne: '把 {name} 指定到行',
    place: '第 {row} 行 {no} {name}',
    more: '还有 {count} 条',
    fill: '按顺序填入 {count} 张图片',
    fillRules: {
      order: '按顺序填入：图片按文件名排序，从第一行起依次填入还没有图片的行。',
      full: '每一行都已有图片；移除其中一张后才能再填入。',
      empty: '还没有填写订单。先填写订单，再把这些图片指定到行。',
    },
    reasons: {
      no_order: '没有对应的客户订单号',
      which_order: '有多行使用此订单号，请在文件名中加上子订单号，如 A1001-1.jpg',
      which_item: '无法判断是哪个定制项，请在文件名中注明，如 A1001_照片.jpg',
      taken: '该位置已对应了另一张图片',
    },
  },
});
