import { type BilingualText, type Locale, textIn } from '../text/locale.ts';
import type { auditedActionTexts } from './audited-actions.ts';

type FirstPart<Path> = Path extends `${infer First}/${string}` ? First : Path;
type SubjectOf<Key> = Key extends `${string} /${infer Path}` ? FirstPart<Path> : never;
/** What a change is about: the first part of the path of its call. */
export type AuditedSubject = SubjectOf<keyof typeof auditedActionTexts>;

/** What the audit log calls each thing. A call about something new does not compile without its text. */
export const auditedSubjectTexts: Record<AuditedSubject, BilingualText> = {
  active_storage: { zh: '文件', en: 'File' },
  api_keys: { zh: 'API 密钥', en: 'API key' },
  application: { zh: '工厂信息', en: 'Factory' },
  approval_settings: { zh: '复核金额', en: 'Approval amounts' },
  approvals: { zh: '双人复核', en: 'Approval' },
  audit_entries: { zh: '操作日志', en: 'Audit log' },
  bills: { zh: '账单', en: 'Bill' },
  categories: { zh: '模板分类', en: 'Category' },
  consumption_records: { zh: '消费记录', en: 'Payment' },
  custom_pages: { zh: '页面', en: 'Page' },
  demo_cashier: { zh: '演示收银台', en: 'Demo cashier' },
  erasures: { zh: '删除申请', en: 'Erasure' },
  font_libraries: { zh: '字体', en: 'Font' },
  form_orders: { zh: '订单', en: 'Purchase order' },
  header_mappings: { zh: '表头对应关系', en: 'Header mapping' },
  health: { zh: '系统状态', en: 'Health' },
  image_libraries: { zh: '图库', en: 'Image library' },
  image_library_download_records: { zh: '分享链接', en: 'Shared link' },
  import_tasks: { zh: '导入任务', en: 'Import' },
  library_categories: { zh: '图库分类', en: 'Library category' },
  mine: { zh: '本人账号', en: 'Own account' },
  orders: { zh: '明细', en: 'Order' },
  outbounds: { zh: '发货记录', en: 'Parcel' },
  passwords: { zh: '密码', en: 'Password' },
  payment_notices: { zh: '支付通知', en: 'Payment notice' },
  payment_settings: { zh: '支付设置', en: 'Payment settings' },
  production_batches: { zh: '生产批次', en: 'Production batch' },
  recharges: { zh: '充值', en: 'Recharge' },
  retention_exceptions: { zh: '保留期限例外', en: 'Retention exception' },
  retention_settings: { zh: '保留期限', en: 'Retention' },
  roles: { zh: '角色', en: 'Role' },
  sample_data: { zh: '示例数据', en: 'Sample data' },
  sessions: { zh: '登录', en: 'Session' },
  setup: { zh: '初始设置', en: 'Set-up' },
  shipping_settings: { zh: '发货设置', en: 'Shipping settings' },
  sign_in_settings: { zh: '登录设置', en: 'Sign-in settings' },
  sku_templates: { zh: '模板', en: 'Template' },
  statements: { zh: '渠道账单', en: 'Statement' },
  users: { zh: '用户', en: 'User' },
  users_sku_templates: { zh: '私有模板', en: 'Private template' },
  verification_codes: { zh: '验证码', en: 'Verification code' },
  webhook_deliveries: { zh: '回调投递', en: 'Webhook delivery' },
  webhooks: { zh: '回调', en: 'Webhook' },
};

const texts: Partial<Record<string, BilingualText>> = auditedSubjectTexts;

/** The name of a thing in the log. Something that only an earlier version knew is named by its path. */
export function auditedSubjectText(type: string, locale: Locale): string {
  const text = texts[type];
  return text ? textIn(text, locale) : type;
}
