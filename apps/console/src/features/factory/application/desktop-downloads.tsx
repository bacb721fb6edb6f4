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
import { LinuxArt, MacArt, WindowsArt } from './platform-art.tsx';

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
