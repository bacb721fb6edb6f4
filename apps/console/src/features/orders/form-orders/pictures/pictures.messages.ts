import { defineTexts } from '../../../../ui/text.ts';

export const picturesTexts = defineTexts({
  en: {
    addImages: 'Add images',
    hint: 'Many at once, matched by file name: A1001.jpg, A1001_photo.png or A1001/photo.jpg. You can then assign the others to rows, or fill rows in order.',
    files: 'Choose files',
    folder: 'Choose a folder',
    drop: 'Drop images or a folder here. They are matched to rows by file name: A1001.jpg, A1001_photo.png, A1001/photo.jpg',
    matched:
      '{matched} of {total, plural, one {# image} other {# images}} matched to {orders, plural, one {# order} other {# orders}}',
    progress: 'Upload progress',
    retry: 'Upload {count, plural, one {# image} other {# images}} again',
  },
  zh: {
    addImages: '批量添加图片',
    hint: '按文件名对应订单号：A1001.jpg、A1001_照片.png 或 A1001/照片.jpg。对应不上的图片可以再指定到行，或按顺序填入。',
    files: '选择图片文件',
    folder: '选择文件夹',
    drop: '将图片或文件夹拖到这里，按文件名对应到各行：A1001.jpg、A1001_照片.png、A1001/照片.jpg',
    matched: '{total} 张图片中 {matched} 张已对应到 {orders} 个订单号',
    progress: '上传进度',
    retry: '重新上传 {count} 张图片',
  },
});
