import type { BilingualText } from '@platen/model/text/locale';

export const importTexts = {
  given_up: {
    zh: '系统暂时无法处理这个文件，请稍后重新导入，或联系管理员',
    en: 'The file cannot be processed at the moment. Import it again later, or contact the administrator',
  },
  too_heavy: {
    zh: '检查这个文件时服务多次中断，已停止。请拆分成几个文件后再导入，或联系管理员',
    en: 'Checking this file was interrupted several times, so it was stopped. Split it into several files, or contact the administrator',
  },
  too_many_failed: {
    zh: '有错误的行已达 {count} 行，检查到第{row}行为止，后面的行没有检查。请修改整个表格后重新导入',
    en: 'Rows with errors: {count}. Checking stopped at row {row}, and the rows after it were not checked. Fix your sheet and import all of it again',
  },
} as const satisfies Record<string, BilingualText>;
