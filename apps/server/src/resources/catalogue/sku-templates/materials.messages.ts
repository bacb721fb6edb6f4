/** Names inside the zip: in Chinese for everyone, as the columns of the order sheet are. */
export const materialNames = {
  sheet: '订单表',
  effectImages: '效果图',
  fonts: '字体',
  customItems: '定制项',
  skipped: '失败文件',
  skippedHeading: '{failed}/{total} 个文件下载失败，已跳过：',
} as const;
