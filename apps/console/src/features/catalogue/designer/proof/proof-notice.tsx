import { Button } from 'antd';
import { TableProperties } from 'lucide-react';
import { useText } from '../../../../ui/text.ts';
import bar from '../bar/bar.module.css';
import { proofTexts } from './proof.messages.ts';
import type { ProofRow } from './read-proof-rows.ts';

/** Above the canvas: it shows an order's words, not the template's. */
export function ProofNotice({ row, onEnd }: { row: ProofRow; onEnd: () => void }) {
  const t = useText(proofTexts);
  return (
    <p className={bar.notice} role="note" data-tone="info">
      <TableProperties aria-hidden />
      <span>{t('shown', { number: String(row.number), name: row.name })}</span>
      <Button size="small" onClick={onEnd}>
        {t('end')}
      </Button>
    </p>
  );
}
