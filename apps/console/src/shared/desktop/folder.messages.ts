import { defineTexts } from '../../ui/text.ts';

export const folderTexts = defineTexts({
  en: {
    sheets: 'Choose an order sheet',
    folders: 'Choose a folder',
    up: 'Parent folder',
    places: 'Places',
    noSheets: 'No order sheets here (.xlsx or .csv)',
    noFolders: 'No folders in here',
    useFolder: 'Save here',
    cancel: 'Cancel',
    unreadable: 'This folder can’t be opened',
  },
  zh: {
    sheets: '选择订单表格',
    folders: '选择文件夹',
    up: '上一级文件夹',
    places: '常用位置',
    noSheets: '这里没有订单表格（.xlsx 或 .csv）',
    noFolders: '这里没有子文件夹',
    useFolder: '保存到这里',
    cancel: '取消',
    unreadable: '无法打开这个文件夹',
  },
});
