import { defineTexts } from '../../ui/text.ts';

export const requestTexts = defineTexts({
  en: {
    network:
      'Oops, network issues. Please refresh the page and try again. If the problem persists, please contact the administrator.',
    timeout: 'The request timed out. Please try again.',
    unreadable: 'The server sent an unreadable response (status {status}).',
    failed: 'The request failed (status {status}).',
    wrongFormat: 'The server returned an invalid data format.',
  },
  zh: {
    network: '网络开小差了，请刷新页面后重试。如果问题仍然存在，请联系管理员。',
    timeout: '请求超时，已停止等待，请重试。',
    unreadable: '服务器返回了无法识别的内容（状态 {status}）。',
    failed: '请求失败（状态 {status}）。',
    wrongFormat: '服务器返回的数据格式无效。',
  },
});
