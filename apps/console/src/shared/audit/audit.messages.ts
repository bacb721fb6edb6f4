import { defineTexts } from '../../ui/text.ts';

export const auditTexts = defineTexts({
  en: {
    who: 'Who',
    nobody: 'Not signed in',
    person: 'Account {id}',
    done: 'Done',
    refused: 'Rejected ({code})',
    history: 'History',
    showAll: 'Show all',
    historyEmpty: 'Nothing has been changed yet.',
  },
  zh: {
    who: '操作人',
    nobody: '未登录',
    person: '账号 {id}',
    done: '已完成',
    refused: '已拒绝（{code}）',
    history: '操作记录',
    showAll: '查看全部',
    historyEmpty: '还没有任何变更。',
  },
});
