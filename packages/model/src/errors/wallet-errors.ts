/** Refusals around recharges and their payments; `errors.ts` says how a line is written. */
export const walletErrors = {
  notice_refused: { code: 40025, zh: '支付通知无效：{reason}', en: 'Invalid payment notice: {reason}' },
  recharge_settled: {
    code: 40910,
    zh: '充值 {no} 已处理，当前状态为“{state}”',
    en: 'Recharge {no} was already processed and is “{state}”',
  },
  payment_method_unavailable: {
    code: 40911,
    zh: '支付方式“{method}”尚未配置',
    en: 'The payment method “{method}” is not set up',
  },
  advance_below_debt: {
    code: 40912,
    zh: '预支额度不能低于已欠款 {debt}',
    en: 'The advance cannot be less than the {debt} already owed',
  },
  recharge_online: {
    code: 40917,
    zh: '充值 {no} 由支付渠道确认，不能人工审核',
    en: 'Recharge {no} is confirmed by the payment provider and cannot be approved manually',
  },
  provider_failed: {
    code: 50201,
    zh: '支付服务暂时无法使用，请稍后再试',
    en: 'The payment provider is unavailable. Please try again later',
  },
  recharge_offline: {
    code: 40980,
    zh: '充值 {no} 是线下转账，由工厂核对到账',
    en: 'Recharge {no} is a bank transfer, which the factory confirms',
  },
  payment_mismatch: {
    code: 40981,
    zh: '支付渠道的记录与充值 {no} 不一致，未入账，请联系工厂',
    en: 'What the payment provider recorded does not match recharge {no}. Nothing was added. Contact the factory',
  },
  statement_unrecognized: {
    code: 40080,
    zh: '无法识别该文件：前 {lines} 行中没有微信支付“交易账单”或支付宝“业务明细”的表头',
    en: 'This file is not recognized: its first {lines} lines have no header of a WeChat Pay trade bill or an Alipay business bill',
  },
  statement_column_missing: {
    code: 40081,
    zh: '第 {line} 行的表头缺少“{column}”列，请重新下载账单',
    en: 'The header in line {line} has no column “{column}”. Download the statement again',
  },
  statement_value_wrong: {
    code: 40082,
    zh: '第 {line} 行“{column}”列的内容无法读取：“{value}”。请上传未经修改的账单',
    en: 'Line {line}, column “{column}”: “{value}” cannot be read. Upload the statement as it was downloaded',
  },
  statement_line_repeated: {
    code: 40083,
    zh: '第 {line} 行“{column}”列重复：{value}。请上传未经修改的账单',
    en: 'Line {line}, column “{column}”: {value} is repeated. Upload the statement as it was downloaded',
  },
  statement_incomplete: {
    code: 40084,
    zh: '账单不完整：第 {line} 行之后缺少结尾的合计',
    en: 'The statement is incomplete: after line {line}, the totals at its end are missing',
  },
  statement_damaged: {
    code: 40085,
    zh: '文件已损坏，或不是账单：{reason}',
    en: 'The file is damaged or not a statement: {reason}',
  },
  statement_empty: { code: 40086, zh: '账单中没有任何交易', en: 'The statement has no payments' },
  statement_too_long: {
    code: 40087,
    zh: '账单跨越 {days} 天，上限为 {limit} 天',
    en: 'The statement covers {days} days. The limit is {limit}',
  },
  statement_of_other_merchant: {
    code: 40088,
    zh: '第 {line} 行：账单属于商户 {merchant}，而不是 {expected}',
    en: 'Line {line}: the statement is of merchant {merchant}, not of {expected}',
  },
} as const;
