import type { ApplicationInfo } from '@platen/model/application';
import type { FileRef } from '@platen/model/blobs';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { applicationTexts } from './application.messages.ts';
import styles from './application.module.css';
import { MacArt, WindowsArt } from './platform-art.tsx';

/** The desktop client for each system, or why there is none. */
export function DesktopDownloads({ info }: { info: ApplicationInfo }) {
  const t = useText(applicationTexts);
  const { merchant_tool_for_mac: mac, merchant_tool_for_windows: windows, merchant_tool_version: version } = info;
  if (!mac && !windows) {
    return (
      <DetailCard title={t('desktop')}>
        <ScreenState art={<EmptyArt />} title={t('emptyTitle')} text={t('emptyText')} />
      </DetailCard>
    );
  }
  return (
    <DetailCard title={t('desktop')}>
      <p className={styles.text}>{t('desktopText')}</p>
      <div className={styles.downloads}>
        <PlatformDownload name={t('mac')} art={<MacArt />} file={mac} version={version} />
        <PlatformDownload name={t('windows')} art={<WindowsArt />} file={windows} version={version} />
      </div>
    </DetailCard>
  );
}

function PlatformDownload(props: { name: string; art: ReactNode; file: FileRef | null; version: string }) {
  const t = useText(applicationTexts);
  const { name, art, file, version } = props;
  return (
    <section className={styles.download} data-available={file !== null}>
      <span className={styles.art}>{art}</span>
      <div className={styles.names}>
        <h3>{name}</h3>
        <p title={file?.filename}>
          {file ? [version && t('version', { version }), file.filename].filter(Boolean).join(' · ') : t('notUploaded')}
        </p>
      </div>
      {file && (
        <Button
          type="primary"
          icon={<Download aria-hidden />}
          href={file.url}
          download={file.filename}
          aria-label={`${t('download')} ${name}`}
        >
          {t('download')}
        </Button>
      )}
    </section>
  );
}
