import type { ApplicationInfo, DesktopClientFile } from '@platen/model/factory/application';
import type { FileRef } from '@platen/model/files/blobs';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { formatBytes } from '../../../ui/upload/file-size.ts';
import { applicationTexts } from './application.messages.ts';
import styles from './application.module.css';

type Platform = DesktopClientFile['platform'];

const arts: Record<Platform, ReactNode> = {
  windows: <WindowsArt />,
  mac_arm: <MacArt />,
  mac_intel: <MacArt />,
  linux: <LinuxArt />,
};

/** The desktop client for each platform, packaged by the server or uploaded by the factory, or why there is none. */
export function DesktopDownloads({ info }: { info: ApplicationInfo }) {
  const t = useText(applicationTexts);
  const { merchant_tool_for_mac: mac, merchant_tool_for_windows: windows, merchant_tool_version: version } = info;
  const packed = info.desktop_clients;
  if (!mac && !windows && packed.length === 0) {
    return (
      <DetailCard title={t('desktop')}>
        <ScreenState art={<EmptyArt />} title={t('emptyTitle')} text={t('emptyText')} />
      </DetailCard>
    );
  }
  const isPacked = (start: string) => packed.some(({ platform }) => platform.startsWith(start));
  return (
    <DetailCard title={t('desktop')}>
      <p className={styles.text}>{t('desktopText')}</p>
      <div className={styles.downloads}>
        {packed.map((file) => (
          <PlatformDownload
            key={file.platform}
            name={t(`platforms.${file.platform}`)}
            art={arts[file.platform]}
            file={file}
            version={file.version}
            size={formatBytes(file.byte_size)}
            sha256={file.sha256}
          />
        ))}
        {!isPacked('mac') && <PlatformDownload name={t('mac')} art={<MacArt />} file={mac} version={version} />}
        {!isPacked('windows') && (
          <PlatformDownload name={t('windows')} art={<WindowsArt />} file={windows} version={version} />
        )}
      </div>
      {packed.length > 0 && <p className={styles.hint}>{t('firstRun')}</p>}
    </DetailCard>
  );
}

interface DownloadProps {
  name: string;
  art: ReactNode;
  file: Pick<FileRef, 'url' | 'filename'> | null;
  version: string;
  size?: string;
  sha256?: string;
}

function PlatformDownload({ name, art, file, version, size, sha256 }: DownloadProps) {
  const t = useText(applicationTexts);
  const facts = file ? [version && t('version', { version }), size ?? file.filename] : [t('notUploaded')];
  return (
    <section className={styles.download} data-available={file !== null}>
      <span className={styles.art}>{art}</span>
      <div className={styles.names}>
        <h3>{name}</h3>
        <p title={file?.filename}>{facts.filter(Boolean).join(' · ')}</p>
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
      {sha256 !== undefined && (
        <p className={styles.digest}>
          SHA-256 <code>{sha256}</code>
        </p>
      )}
    </section>
  );
}

/** Our own drawings: the vendors' logos are not ours to use. */
function MacArt() {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden>
      <rect x="7" y="10" width="34" height="23" rx="3" fill="var(--surface)" stroke="currentColor" strokeWidth="1.6" />
      <path d="M3 36.5h42l-2.4 2.7a3 3 0 0 1-2.2 1H7.6a3 3 0 0 1-2.2-1z" fill="currentColor" />
      <circle cx="24" cy="21.5" r="5" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

function LinuxArt() {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden>
      <rect x="5" y="8" width="38" height="32" rx="3" fill="var(--surface)" stroke="currentColor" strokeWidth="1.6" />
      <path d="m13 18 6 5-6 5M22 29h11" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}

function WindowsArt() {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden>
      <rect x="5" y="8" width="38" height="26" rx="3" fill="var(--surface)" stroke="currentColor" strokeWidth="1.6" />
      <path d="M17 41h14M24 34v7" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M18 15h5v5h-5zM25 15h5v5h-5zM18 22h5v5h-5zM25 22h5v5h-5z" fill="currentColor" />
    </svg>
  );
}
