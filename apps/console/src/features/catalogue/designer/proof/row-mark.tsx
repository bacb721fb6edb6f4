import { Tag } from 'antd';
import { useText } from '../../../../ui/text.ts';
import { worstOf } from '../preflight/finding-mark.tsx';
import type { PreflightFinding } from '../preflight/preflight.types.ts';
import { proofTexts } from './proof.messages.ts';

/** Whether a row can be printed. */
export function RowMark({ findings }: { findings: readonly PreflightFinding[] | undefined }) {
  const t = useText(proofTexts);
  if (!findings) return <Tag>{t('waiting')}</Tag>;
  if (findings.length === 0) return <Tag color="success">{t('fine')}</Tag>;
  return <Tag color={worstOf(findings)}>{t('problems', { count: findings.length })}</Tag>;
}
