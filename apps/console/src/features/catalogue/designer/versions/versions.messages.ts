import { defineTexts } from '../../../../ui/text.ts';

export const versionTexts = defineTexts({
  en: {
    title: 'Version history',
    none: 'Every save is kept here as a version.',
    newest: 'Current',
    first: 'The design before versions were kept',
    restore: 'Restore',
    restored: 'The version of {time} is on the canvas. Save to keep it.',
    published: 'The template is published. Unpublish it before restoring a version.',
    picture: 'The image in this version',
    gone: 'This version does not have the image that is on the canvas.',
  },
  zh: {
    title: '历史版本',
    none: '每次保存都会在这里留下一个版本。',
    newest: '当前版本',
    first: '启用版本记录之前的设计',
    restore: '恢复',
    restored: '已恢复 {time} 的版本，保存后生效。',
    published: '模板已发布，下架后才能恢复历史版本。',
    picture: '该版本的图',
    gone: '该版本没有画布上的这张图。',
  },
});
