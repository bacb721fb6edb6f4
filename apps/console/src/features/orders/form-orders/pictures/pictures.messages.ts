import { defineTexts } from '../../../../ui/text.ts';

export const picturesTexts = defineTexts({
  en: {
    bring: 'Add images',
    hint: 'Many at once, matched by file name: A1001.jpg, A1001_photo.png or A1001/photo.jpg. You can then assign the others to rows, or fill rows in order.',
    files: 'Choose files',
    folder: 'Choose a folder',
    drop: 'Drop images or a folder here. They are matched to rows by file name: A1001.jpg, A1001_photo.png, A1001/photo.jpg',
    matched:
      '{matched} of {total, plural, one {# image} other {# images}} matched to {orders, plural, one {# order} other {# orders}}',
    progress: 'Upload progress',
    retry: 'Upload {count, plural, one {# image} other {# images}} again',
    more: 'and {count} more',
    assign: 'Assign to a row',
    assignOne: 'Assign {name} to a row',
    place: 'Row {row} {no} {name}',
    fill: 'Fill rows in order with {count, plural, one {# image} other {# images}}',
    fillRules: {
      order: 'Fill rows in order: images sorted by file name go into the rows without an image, from the first row on.',
      full: 'Every row already has its image. Remove one to make room for another.',
      empty: 'No row has an order yet. Enter the orders, then assign these images.',
    },
    reasons: {
      no_order: 'No row has this order number',
      which_item: 'Which item? Add its name to the file name, such as A1001_photo.jpg',
      taken: 'Another image was matched to the same place',
    },
  },
  zh: {
    bring: '批量添加图片',
    hint: '按文件名对应订单号：A1001.jpg、A1001_照片.png 或 A1001/照片.jpg。对应不上的图片可以再指定到行，或按顺序填入。',
    files: '选择图片文件',
    folder: '选择文件夹',
    drop: '将图片或文件夹拖到这里，按文件名对应到各行：A1001.jpg、A1001_照片.png、A1001/照片.jpg',
    matched: '{total} 张图片中 {matched} 张已对应到 {orders} 个订单号',
    progress: '上传进度',
    retry: '重新上传 {count} 张图片',
    more: '还有 {count} 条',
    assign: '指定到行',
    assignOne: '把 {name} 指定到行',
    place: '第 {row} 行 {no} {name}',
    fill: '按顺序填入 {count} 张图片',
    fillRules: {
      order: '按顺序填入：图片按文件名排序，从第一行起依次填入还没有图片的行。',
      full: '每一行都已有图片；移除其中一张后才能再填入。',
      empty: '还没有填写订单。先填写订单，再把这些图片指定到行。',
    },
    reasons: {
      no_order: '没有对应的客户订单号',
      which_item: '无法判断是哪个定制项，请在文件名中注明，如 A1001_照片.jpg',
      taken: '该位置已对应了另一张图片',
    },
  },
});
