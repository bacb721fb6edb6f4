import { defineTexts } from '../text.ts';

export const pictureTexts = defineTexts({
  en: {
    none: 'No image',
    broken: 'Could not load the image',
    previous: 'Previous image',
    next: 'Next image',
    pictures: 'Images',
    show: 'Show image {number} of {count}',
    enlarge: 'Enlarge: {name}',
    actualSize: 'Actual size',
    fitWindow: 'Fit to window',
    close: 'Close',
  },
  zh: {
    none: '暂无图片',
    broken: '图片加载失败',
    previous: '上一张',
    next: '下一张',
    pictures: '图片',
    show: '第 {number} 张，共 {count} 张',
    enlarge: '放大查看：{name}',
    actualSize: '原始大小',
    fitWindow: '适应窗口',
    close: '关闭',
  },
});
