import { type BilingualText, type Locale, textIn } from '../text/locale.ts';

interface SubjectRecord {
  /** What the audit log calls it. */
  text: BilingualText;
  /**
   * All its texts are the factory's own. All others may have names, addresses and texts of customers and receivers, which are
   * erased when their time is over, and the log cannot be changed: it keeps amounts, states and ids of them, and the names of
   * the other fields.
   */
  isOfFactory?: true;
}

/** What an entry of the audit log may be about. To add one: a line here, which the records of its calls name. */
export const auditedSubjects = {
  active_storage: { text: { zh: '文件', en: 'File' } },
  api_keys: { text: { zh: 'API 密钥', en: 'API key' } },
  application: { text: { zh: '工厂信息', en: 'Factory' }, isOfFactory: true },
  approval_settings: { text: { zh: '复核金额', en: 'Approval amounts' }, isOfFactory: true },
  approvals: { text: { zh: '双人复核', en: 'Approval' } },
  audit_entries: { text: { zh: '操作日志', en: 'Audit log' } },
  bills: { text: { zh: '账单', en: 'Bill' } },
  categories: { text: { zh: '模板分类', en: 'Category' }, isOfFactory: true },
  consumption_records: { text: { zh: '消费记录', en: 'Payment' } },
  custom_pages: { text: { zh: '页面', en: 'Page' }, isOfFactory: true },
  demo_cashier: { text: { zh: '演示收银台', en: 'Demo cashier' } },
  erasures: { text: { zh: '删除申请', en: 'Erasure' } },
  font_libraries: { text: { zh: '字体', en: 'Font' }, isOfFactory: true },
  form_orders: { text: { zh: '订单', en: 'Purchase order' } },
  header_mappings: { text: { zh: '表头对应关系', en: 'Header mapping' } },
  health: { text: { zh: '系统状态', en: 'Health' } },
  image_libraries: { text: { zh: '图库', en: 'Image library' }, isOfFactory: true },
  image_library_download_records: { text: { zh: '分享链接', en: 'Shared link' }, isOfFactory: true },
  import_tasks: { text: { zh: '导入任务', en: 'Import' } },
  library_categories: { text: { zh: '图库分类', en: 'Library category' }, isOfFactory: true },
  mine: { text: { zh: '本人账号', en: 'Own account' } },
  orders: { text: { zh: '明细', en: 'Order' } },
  outbounds: { text: { zh: '发货记录', en: 'Parcel' } },
  passwords: { text: { zh: '密码', en: 'Password' } },
  payment_notices: { text: { zh: '支付通知', en: 'Payment notice' } },
  payment_settings: { text: { zh: '支付设置', en: 'Payment settings' }, isOfFactory: true },
  production_batches: { text: { zh: '生产批次', en: 'Production batch' } },
  recharges: { text: { zh: '充值', en: 'Recharge' } },
  retention_exceptions: { text: { zh: '保留期限例外', en: 'Retention exception' }, isOfFactory: true },
  retention_settings: { text: { zh: '保留期限', en: 'Retention' }, isOfFactory: true },
  roles: { text: { zh: '角色', en: 'Role' }, isOfFactory: true },
  sample_data: { text: { zh: '示例数据', en: 'Sample data' }, isOfFactory: true },
  sessions: { text: { zh: '登录', en: 'Session' } },
  setup: { text: { zh: '初始设置', en: 'Set-up' }, isOfFactory: true },
  shipping_settings: { text: { zh: '发货设置', en: 'Shipping settings' }, isOfFactory: true },
  sign_in_settings: { text: { zh: '登录设置', en: 'Sign-in settings' }, isOfFactory: true },
  sku_templates: { text: { zh: '模板', en: 'Template' }, isOfFactory: true },
  statements: { text: { zh: '渠道账单', en: 'Statement' } },
  users: { text: { zh: '用户', en: 'User' } },
  users_sku_templates: { text: { zh: '私有模板', en: 'Private template' } },
  verification_codes: { text: { zh: '验证码', en: 'Verification code' } },
  webhook_deliveries: { text: { zh: '回调投递', en: 'Webhook delivery' } },
  webhooks: { text: { zh: '回调', en: 'Webhook' } },
} as const satisfies Record<string, SubjectRecord>;

export type AuditedSubject = keyof typeof auditedSubjects;

const records: Partial<Record<string, SubjectRecord>> = auditedSubjects;

/** The name of a thing in the log. Something that only an earlier version knew is named by its type. */
export function auditedSubjectText(type: string, locale: Locale): string {
  const record = records[type];
  return record ? textIn(record.text, locale) : type;
}

/** Whether all values of such a thing may be stored. */
export function storesAuditedValues(type: string): boolean {
  return records[type]?.isOfFactory === true;
}
