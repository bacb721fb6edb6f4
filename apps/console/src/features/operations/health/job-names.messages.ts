import type { JobName } from '@platen/model/operations/job-names';
import { defineTexts, useText } from '../../../ui/text.ts';

const jobTexts = defineTexts({
  en: {
    render_form_order_images: 'Prepare order images',
    render_order_images: 'Render proofs',
    render_order_production: 'Render production images',
    advance_paid_images: 'Move paid orders ahead',
    confirm_when_rendered: 'Confirm when rendered',
    run_import_task: 'Import orders',
    deliver_webhook: 'Deliver webhooks',
    deliver_notification: 'Send notifications',
    deliver_security_notice: 'Send security notices',
    deliver_verification_code: 'Send verification codes',
    prepare_pictures: 'Prepare images',
    draw_template_covers: 'Draw template covers',
    delete_stored_files: 'Delete files',
    sweep_unused_uploads: 'Remove unused uploads',
    remove_old_files: 'Remove old files',
    erase_due_data: 'Erase data whose time is over',
    run_erasure: 'Erase data on request',
    measure_storage: 'Measure storage',
    sweep_expired: 'Remove expired data',
    check_payment: 'Check payments with the provider',
    expire_recharges: 'Expire unpaid recharges',
    check_ledger: 'Check the ledger',
    seal_audit: 'Seal the audit log',
    check_audit: 'Check the audit log',
    back_up_files: 'Back up files',
    verify_backup: 'Verify the backup',
    make_sample_data: 'Load sample data',
  },
  zh: {
    render_form_order_images: '准备订单图片',
    render_order_images: '生成效果图',
    render_order_production: '生成生产图',
    advance_paid_images: '已支付订单优先',
    confirm_when_rendered: '出图后自动确认',
    run_import_task: '导入订单',
    deliver_webhook: '发送回调',
    deliver_notification: '发送通知',
    deliver_security_notice: '发送安全提醒',
    deliver_verification_code: '发送验证码',
    prepare_pictures: '预处理图片',
    draw_template_covers: '生成模板封面',
    delete_stored_files: '删除文件',
    sweep_unused_uploads: '清理未使用的上传',
    remove_old_files: '清理旧文件',
    erase_due_data: '删除到期的个人数据',
    run_erasure: '按申请删除个人数据',
    measure_storage: '统计存储空间',
    sweep_expired: '清理过期数据',
    check_payment: '向支付渠道查询支付',
    expire_recharges: '关闭超时充值',
    check_ledger: '核对账本',
    seal_audit: '封存操作日志',
    check_audit: '核验操作日志',
    back_up_files: '备份文件',
    verify_backup: '验证备份',
    make_sample_data: '加载示例数据',
  },
}) satisfies { en: Record<JobName, string> };

/** The name of a job; that of a job from a newer server is shown as it is. */
export function useJobName(): (job: string) => string {
  const t = useText(jobTexts);
  return (job) => (job in jobTexts.en ? t(job as JobName) : job);
}
