import {
  type RetentionException,
  type RetentionSettings,
  retentionDaysMax,
} from '@platen/model/operations/data-protection';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Button, Form, InputNumber } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RowActions } from '../../../ui/actions/row-actions.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { deleteException, retentionQuery, saveRetention } from './data-protection.api.ts';
import { dataProtectionTexts } from './data-protection.messages.ts';
import styles from './data-protection.module.css';
import { ExceptionDialog } from './exception.dialog.tsx';

const back = linkOptions({ to: '/erasures' });

/** How long personal data of orders is kept, and for whom longer or shorter. */
export function RetentionForm() {
  const t = useText(dataProtectionTexts);
  const client = useQueryClient();
  const query = useQuery(retentionQuery);
  const show = (saved: RetentionSettings) => void client.setQueryData(retentionQuery.queryKey, saved);
  return (
    <Loaded query={query} back={back} rows={6}>
      {({ days, exceptions }) => (
        <>
          <FormScreen<{ days: number }, RetentionSettings>
            title={t('retentionTitle')}
            description={t('retentionText')}
            back={back}
            initial={{ days }}
            save={(values) => saveRetention(values.days)}
            onSaved={(saved) => {
              show(saved);
              showSuccess(t('saved'));
            }}
          >
            <Form.Item name="days" label={t('days')} extra={t('daysHint')} rules={[{ required: true }]}>
              <InputNumber min={0} max={retentionDaysMax} precision={0} suffix={t('daysUnit')} />
            </Form.Item>
          </FormScreen>
          <div className={styles.exceptions}>
            <Exceptions exceptions={exceptions} onChange={show} />
          </div>
        </>
      )}
    </Loaded>
  );
}

interface ExceptionsProps {
  exceptions: readonly RetentionException[];
  onChange: (saved: RetentionSettings) => void;
}

function Exceptions({ exceptions, onChange }: ExceptionsProps) {
  const t = useText(dataProtectionTexts);
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const nameOf = ({ user, sku_template }: RetentionException) =>
    user ? user.screen_name : `${sku_template?.no ?? ''} ${sku_template?.name ?? ''}`;
  return (
    <DetailCard
      title={t('exceptions')}
      isFlush={exceptions.length > 0}
      note={
        <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('addException')}
        </Button>
      }
    >
      {exceptions.length === 0 ? (
        <p className={styles.none}>{t('noExceptions')}</p>
      ) : (
        <DetailTable
          label={t('exceptions')}
          rows={exceptions}
          rowKey={({ id }) => String(id)}
          columns={[
            { key: 'name', label: t('exceptionOf'), render: nameOf },
            {
              key: 'kind',
              label: t('kind'),
              render: ({ user }) => (user ? t('exceptionCustomer') : t('exceptionTemplate')),
              isHiddenOnPhone: true,
            },
            { key: 'days', label: t('period'), render: ({ days }) => t('forDays', { days }), isNumber: true },
            {
              key: 'actions',
              label: '',
              render: ({ id }) => (
                <RowActions
                  refresh={() => client.invalidateQueries({ queryKey: retentionQuery.queryKey })}
                  actions={[
                    {
                      key: 'remove',
                      label: t('remove'),
                      isDanger: true,
                      confirm: { title: t('removeTitle'), okText: t('remove') },
                      success: t('saved'),
                      run: async () => onChange(await deleteException(id)),
                    },
                  ]}
                />
              ),
            },
          ]}
        />
      )}
      {isAdding && <ExceptionDialog onSaved={onChange} onClose={() => setAdding(false)} />}
    </DetailCard>
  );
}
