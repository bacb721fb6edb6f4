import { Button } from 'antd';
import { TableProperties } from 'lucide-react';
import { useText } from '../../../../ui/text.ts';
import bar from '../bar/bar.module.css';
import { proofTexts } from './proof.messages.ts';
import type { ProofRow } from './read-proof-rows.ts';

/** Shown above the canvas while it shows the values of an order instead of those of the template. */
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
