import type { PageMeta } from '@platen/model/lists/lists';
import { Pagination } from 'antd';
import { factoryClock } from '../factory-clock.ts';
import { useIsSmall } from '../hooks/use-media-query.ts';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './list-footer.module.css';

interface Props {
  meta: PageMeta;
  pageSizes: readonly number[];
  onChange: (page: number, perPage: number) => void;
  /** Whether the rows show times: then the time zone is shown. */
  hasTimes?: boolean;
}

/** The number of rows, and the pagination. */
export function ListFooter({ meta, pageSizes, onChange, hasTimes = false }: Props) {
  const t = useText(uiTexts);
  const isSmall = useIsSmall();
  // A shared link may contain a page size that the list does not offer; it is applied, not silently replaced.
  const sizes = [...new Set([...pageSizes, meta.per_page])].sort((a, b) => a - b);
  return (
    <nav className={styles.footer} aria-label={t('pages')}>
      <span className={styles.total}>
        {t(meta.total_is_estimate ? 'aboutRecords' : 'records', { count: meta.total })}
        {hasTimes && <span className={styles.clock}>{t('clock', { zone: factoryClock.name })}</span>}
      </span>
      <Pagination
        current={meta.page}
        pageSize={meta.per_page}
        total={meta.total}
        simple={isSmall}
        showSizeChanger={isSmall ? false : { 'aria-label': t('pageSize', { count: String(meta.per_page) }) }}
        pageSizeOptions={sizes}
        onChange={(page, perPage) => onChange(perPage === meta.per_page ? page : 1, perPage)}
      />
    </nav>
  );
}
