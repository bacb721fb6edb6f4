import { defineTexts } from '../../ui/text.ts';

export const rotateSecretTexts = defineTexts({
  en: {
    rotate: 'Rotate',
    overlap: 'Old secret works for',
    overlapHint: 'Long enough to put the new one everywhere. An even older one stops working now.',
    atOnce: 'Stop it now',
    hours: '{count, plural, one {# hour} other {# hours}}',
    days: '{count, plural, one {# day} other {# days}}',
  },
  zh: {
    rotate: '轮换',
    overlap: '旧密钥继续有效',
    overlapHint: '留出时间更换所有使用处。更早的密钥会立即失效。',
    atOnce: '立即失效',
    hours: '{count, number} 小时',
    days: '{count, number} 天',
  },
});
