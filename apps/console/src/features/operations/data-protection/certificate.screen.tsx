import { formatCount } from '@platen/model/money/money';
import type { ErasureCertificate } from '@platen/model/operations/data-protection';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { emptyValue, formatDateTime } from '../../../ui/formats.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useText } from '../../../ui/text.ts';
import { formatBytes } from '../../../ui/upload/file-size.ts';
import { certificateQuery } from './data-protection.api.ts';
import { dataProtectionTexts } from './data-protection.messages.ts';
import styles from './data-protection.module.css';

/** The certificate of an erasure, on the screen as it is printed. */
export function CertificateScreen() {
  const t = useText(dataProtectionTexts);
  const { id } = useParams({ from: '/shell/erasures/$id/certificate' });
  const query = useQuery(certificateQuery(id));
  const back = linkOptions({ to: '/erasures/$id', params: { id } });
  return (
    <>
      <PageHeader title={t('certificateTitle', { id })} back={back} />
      <div className={styles.tools}>
        <Button type="primary" icon={<Printer aria-hidden />} disabled={!query.data} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Loaded query={query} back={back} rows={8}>
        {(certificate) => <Certificate certificate={certificate} />}
      </Loaded>
    </>
  );
}

function Certificate({ certificate }: { certificate: ErasureCertificate }) {
  const t = useText(dataProtectionTexts);
  const { orders, rows, files } = certificate;
  const bytes = files.reduce((sum, { byte_size }) => sum + byte_size, 0);
  const facts: readonly [string, string][] = [
    [t('kind'), t(`kinds.${certificate.kind}`)],
    ...(certificate.user_id === null ? [] : [[t('accountId'), `#${certificate.user_id}`] as [string, string]]),
    [
      t('requester'),
      certificate.requester ? `${certificate.requester.screen_name} (#${certificate.requester.id})` : t('nobody'),
    ],
    [t('createdAt'), formatDateTime(certificate.created_at)],
    [t('confirmedAt'), certificate.confirmed_at === null ? emptyValue : formatDateTime(certificate.confirmed_at)],
    [t('finishedAt'), formatDateTime(certificate.finished_at)],
    [t('planOrders'), formatCount(orders.length)],
    [t('planFiles'), `${formatCount(files.length)} · ${formatBytes(bytes)}`],
    [t('salt'), certificate.salt],
  ];
  return (
    <article className={`print-area ${styles.paper}`}>
      <style>{'@page { size: 210mm 297mm; margin: 18mm; }'}</style>
      <h2>{t('certificateTitle', { id: String(certificate.id) })}</h2>
      <p>{t('certificateText')}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <FactLine key={label} label={label} value={value} />
        ))}
      </dl>
      <h3>{t('rows')}</h3>
      <Codes lines={rows.map(({ table, count }) => `${table}: ${formatCount(count)}`)} />
      <h3>{t('planOrders')}</h3>
      <Codes lines={orders.map(({ id, system_no }) => `${system_no} (#${id})`)} />
      <h3>{t('files')}</h3>
      <p>{t('certificateDigest')}</p>
      <Codes lines={files.map(({ id, digest, byte_size }) => `${digest} · ${formatBytes(byte_size)} · #${id}`)} />
    </article>
  );
}

function FactLine({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Codes({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.codes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length === 0 && <li>{emptyValue}</li>}
    </ul>
  );
}
