import { Button } from 'antd';
import { useText } from '../../../../ui/text.ts';
import { orderGridTexts } from './order-grid.messages.ts';
import styles from './order-grid.module.css';
import type { BlockTools } from './use-grid-block.ts';

/** What is selected, and the actions for it besides copying. */
export function BlockBar({ block }: { block: BlockTools }) {
  const t = useText(orderGridTexts);
  const { range } = block;
  if (!range) return null;
  const rows = range.bottom - range.top + 1;
  return (
    <div className={styles.blockBar} role="status">
      {t('selected', { rows, columns: range.right - range.left + 1 })}
      <Button size="small" onClick={block.clear}>
        {t('clearBlock')}
      </Button>
      <Button size="small" onClick={block.remove}>
        {t('removeRows', { rows })}
      </Button>
    </div>
  );
}
