import type { Bill, billList } from '@platen/model/wallet/bills';
import { billKinds } from '@platen/model/wallet/wallet-enums';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { ChevronRight } from 'lucide-react';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { ListSection } from '../../ui/list/list-section.tsx';
import { useText } from '../../ui/text.ts';
import { useBillColumns } from './bill-columns.tsx';
import { bills } from './bills.api.ts';
import styles from './bills-section.module.css';
import { walletTexts } from './wallet.messages.ts';

const pageSize = 10;
const everyKind = '';

/** The newest bills of a wallet, by kind, with a link to the whole list. */
export function BillsSection({ userId }: { userId?: number }) {
  const t = useText(walletTexts);
  // There is no room for every column of a bill here; its subject implies how it was paid.
  const columns = useBillColumns({ showsOwner: false }).filter(({ key }) => key !== 'payment_method');
  const { kind_eq } = useSearch({ strict: false }) as { kind_eq?: Bill['kind'] };
  const owner = userId === undefined ? {} : { user_id_eq: String(userId) };
  const more = linkOptions({ to: '/bills', search: { ...owner, ...(kind_eq && { kind_eq }) } });
  return (
    <ListSection<Bill, typeof billList>
      title={t('bill.recent')}
      source={bills}
      columns={columns}
      fixedFilters={owner}
      pageSize={pageSize}
      filters={[
        {
          kind: 'custom',
          name: 'kind_eq',
          label: t('bill.kind'),
          render: ({ id, value, onChange }) => (
            <Segmented
              id={id}
              className={styles.kinds}
              options={[
                { value: everyKind, label: t('bill.all') },
                ...billKinds.map((kind) => ({ value: kind, label: t(`bill.kinds.${kind}`) })),
              ]}
              value={typeof value === 'string' ? value : everyKind}
              onChange={onChange}
            />
          ),
        },
      ]}
      tools={
        <ButtonLink {...more} color="default" variant="text" icon={<ChevronRight aria-hidden />} iconPlacement="end">
          {t('bill.more')}
        </ButtonLink>
      }
      empty={{ title: t('bill.emptyTitle'), text: t('bill.emptyText') }}
    />
  );
}
