import type { BilingualText } from '@platen/model/locale';

export const importTexts = {
  given_up: {
    zh: '系统暂时无法处理这个文件，请稍后重新导入，或联系管理员',
    en: 'The file cannot be processed at the moment. Import it again later, or contact the administrator',
  },
} as const satisfies Record<string, BilingualText>;
