import type { StorageUsage } from '@platen/model/files/storage-usage';
import { formatCount } from '@platen/model/money/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StorageByKind } from '../../../shared/storage-usage/storage-by-kind.tsx';
import { storageUsageTexts } from '../../../shared/storage-usage/storage-usage.messages.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { useText } from '../../../ui/text.ts';
import { formatBytes } from '../../../ui/upload/file-size.ts';
import { storageUsageQuery } from './health.api.ts';
import styles from './health.module.css';

/** Where the space of the store goes: by kind, and to which customers. It is measured at night, so it is not polled. */
export function StorageCards() {
  const query = useQuery(storageUsageQuery);
  return (
    <div className={styles.pair}>
      <StorageByKind query={query} />
      {query.data && <LargestCustomers customers={query.data.customers} />}
    </div>
  );
}

function LargestCustomers({ customers }: Pick<StorageUsage, 'customers'>) {
  const t = useText(storageUsageTexts);
  return (
    <DetailCard title={t('customers')} isFlush>
      {customers.length === 0 ? (
        <p className={styles.none}>{t('noCustomers')}</p>
      ) : (
        <DetailTable
          label={t('customers')}
          rows={customers}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: 'customer',
              label: t('customer'),
              render: ({ id, screen_name }) => (
                <Link to="/users/$id" params={{ id: String(id) }}>
                  {screen_name}
                </Link>
              ),
            },
            {
              key: 'count',
              label: t('filesCount'),
              render: ({ files_count }) => formatCount(files_count),
              isNumber: true,
              isHiddenOnPhone: true,
            },
            { key: 'bytes', label: t('bytes'), render: ({ bytes }) => formatBytes(bytes), isNumber: true },
          ]}
        />
      )}
    </DetailCard>
  );
}
