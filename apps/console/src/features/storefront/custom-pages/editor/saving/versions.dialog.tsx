import type { CustomPage, PageVersion } from '@platen/model/storefront/custom-pages';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { confirm, showSuccess } from '../../../../../ui/feedback.tsx';
import { formatMinute } from '../../../../../ui/formats.ts';
import { StateTag } from '../../../../../ui/state-tag.tsx';
import { useText } from '../../../../../ui/text.ts';
import { pageVersionQuery, pageVersionsQuery, restoreVersion } from '../../custom-pages.api.ts';
import { deviceFrames } from '../preview/devices.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { PreviewPage } from '../preview/preview-page.tsx';
import { parseSections } from '../store/page-document.ts';
import { savingTexts } from './saving.messages.ts';
import styles from './saving.module.css';

interface Props {
  page: CustomPage;
  onRestored: (page: CustomPage) => void;
  onClose: () => void;
}

/** The published versions: each can be previewed as readers saw it, and restored. */
export function VersionsDialog({ page, onRestored, onClose }: Props) {
  const t = useText(savingTexts);
  const { data: versions } = useQuery(pageVersionsQuery(page.id));
  const [chosen, setChosen] = useState<PageVersion>();
  const shown = chosen ?? versions?.[0];
  // Newest first: versions above the live one are scheduled.
  const liveIndex = versions?.findIndex(({ is_live }) => is_live) ?? -1;

  async function restore({ id }: PageVersion) {
    const question = { title: t('restoreTitle'), text: t('restoreText'), okText: t('restore'), isDanger: true };
    if (!(await confirm(question))) return;
    onRestored(await restoreVersion(page.id, id));
    showSuccess(t('restored'));
    onClose();
  }

  return (
    <Modal
      open
      centered
      width={820}
      title={t('versionsTitle')}
      onCancel={onClose}
      footer={
        shown && (
          <Button type="primary" onClick={() => void restore(shown).catch(() => undefined)}>
            {t('restore')}
          </Button>
        )
      }
    >
      {versions?.length === 0 && <p className={styles.note}>{t('noVersions')}</p>}
      {!versions && <Skeleton active />}
      {versions && shown && (
        <div className={styles.versions}>
          <ul className={styles.list}>
            {versions.map((version, index) => (
              <li key={version.id}>
                <button
                  type="button"
                  className={styles.version}
                  aria-current={version.id === shown.id}
                  onClick={() => setChosen(version)}
                >
                  <b>{version.title}</b>
                  {version.is_live && <StateTag tone="success">{t('live')}</StateTag>}
                  {(index < liveIndex || liveIndex < 0) && <StateTag tone="info">{t('waiting')}</StateTag>}
                  <span>
                    {t('versionBy', {
                      who: version.published_by.screen_name,
                      time: formatMinute(version.published_at),
                    })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <VersionPreview pageId={page.id} version={shown} />
        </div>
      )}
    </Modal>
  );
}

function VersionPreview({ pageId, version }: { pageId: number; version: PageVersion }) {
  const t = useText(savingTexts);
  const { data } = useQuery(pageVersionQuery(pageId, version.id));
  const { widthPx } = deviceFrames.mobile;
  return (
    <div className={styles.preview}>
      <PreviewFrame title={t('preview')} widthPx={widthPx} heightPx={560}>
        {data && <PreviewPage sections={parseSections(data.configs)} />}
      </PreviewFrame>
    </div>
  );
}
