import { defineTexts } from '../../ui/text.ts';

export const publishingTexts = defineTexts({
  en: {
    publish: 'Publish',
    title: 'Publish {no}?',
    text: '“{name}” will appear in customers’ galleries and can be ordered. Published templates cannot be edited.',
    published: 'Published',
    checking: 'Checking sizes, prices and prints',
    failed: 'The check could not be made',
    again: 'Check again',
    errors: 'To be fixed before publishing',
    warnings: 'Customers will miss this. You can publish without it.',
    openDesign: 'Open in the designer',
    openForm: 'Fill it in',
  },
  zh: {
    publish: '发布',
    title: '发布 {no}？',
    text: '“{name}”将出现在客户的模板图库中并可下单。发布期间不能修改。',
    published: '已发布',
    checking: '正在检查尺寸、价格和印刷',
    failed: '检查没有完成',
    again: '重新检查',
    errors: '发布前必须解决',
    warnings: '客户会看不到以下内容，也可以先发布',
    openDesign: '去设计器',
    openForm: '去填写',
  },
});
