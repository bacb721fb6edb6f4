import type { SkuTemplate, TemplateVersion, TemplateVersionDetail } from '@platen/contract/catalogue/sku-template';
import { designChangeText } from '@platen/design/design-changes';
import { perform } from '@platen/design/editor/editor';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Button, Tag } from 'antd';
import { History, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { fontUrlsOf } from '../../../../shared/preview/preview-assets.ts';
import { Loaded } from '../../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../../ui/feedback.tsx';
import { formatMinute } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import { templateVersionQuery, templateVersionsQuery } from '../designer.api.ts';
import { SidePanel } from '../panel/side-panel.tsx';
import { isLocked } from '../saving/published-or-draft.tsx';
import { StaticPreview } from '../saving/static-preview.tsx';
import { useDesignerFonts } from '../store/designer-fonts.ts';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import { documentOfTemplate, planOfTemplate } from '../store/template-document.ts';
import { versionTexts } from './versions.messages.ts';
import styles from './versions.module.css';

interface Props {
  template: SkuTemplate;
  onClose: () => void;
}

/** Who saved the design, when, and what changed; each version can be previewed and restored. */
export function VersionsPanel({ template, onClose }: Props) {
  const t = useText(versionTexts);
  const back = linkOptions({ to: '/sku_templates/$id', params: { id: String(template.id) } });
  const query = useQuery(templateVersionsQuery(template.id));
  const [opened, setOpened] = useState<number>();
  return (
    <SidePanel title={t('title')} icon={<History aria-hidden />} onClose={onClose}>
      <Loaded query={query} back={back} rows={6}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.none}>{t('none')}</p>
          ) : (
            <ol className={styles.versions} aria-label={t('title')}>
              {data.map((version, index) => (
                <li key={version.id} data-open={version.id === opened}>
                  <button
                    type="button"
                    aria-expanded={version.id === opened}
                    onClick={() => setOpened(version.id === opened ? undefined : version.id)}
                  >
                    <Words version={version} isNewest={index === 0} />
                  </button>
                  {version.id === opened && <OneVersion template={template} version={version} />}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </SidePanel>
  );
}

function Words({ version, isNewest }: { version: TemplateVersion; isNewest: boolean }) {
  const t = useText(versionTexts);
  const locale = useLocale();
  const { saved_at, saved_by, changes } = version;
  return (
    <>
      <span className={styles.head}>
        <b>{formatMinute(saved_at)}</b>
        <span>{saved_by.screen_name}</span>
        {isNewest && <Tag color="processing">{t('newest')}</Tag>}
      </span>
      {changes.length === 0 && <span className={styles.change}>{t('first')}</span>}
      {changes.map((change) => {
        const text = designChangeText(change, locale);
        return (
          <span key={text} className={styles.change}>
            {text}
          </span>
        );
      })}
    </>
  );
}

/** A preview of a version, with a button that restores it. */
function OneVersion({ template, version }: { template: SkuTemplate; version: TemplateVersion }) {
  const back = linkOptions({ to: '/sku_templates/$id', params: { id: String(template.id) } });
  const query = useQuery(templateVersionQuery(template.id, version.id));
  return (
    <Loaded query={query} back={back} rows={4}>
      {(detail) => <Opened template={template} version={detail} />}
    </Loaded>
  );
}

function Opened({ template, version }: { template: SkuTemplate; version: TemplateVersionDetail }) {
  const t = useText(versionTexts);
  const store = useEditorStore();
  const fonts = useDesignerFonts();
  const configId = useEditor(({ session }) => session.configId);
  const document = useMemo(
    () => documentOfTemplate({ ...version, font_library_ids: version.font_libraries.map(({ id }) => id) }),
    [version],
  );
  const plan = useMemo(() => planOfTemplate(document, configId, template), [document, configId, template]);
  const fontUrls = useMemo(() => fontUrlsOf(version.font_libraries), [version]);
  const isReadOnly = isLocked(template);

  /** One undo step: nothing is stored until it is saved. */
  function restore() {
    fonts.register(version.font_libraries);
    store.act((editor, timeMs) => perform(editor, () => document, timeMs));
    showSuccess(t('restored', { time: formatMinute(version.saved_at) }));
  }

  return (
    <div className={styles.opened}>
      {plan ? (
        <StaticPreview plan={plan} fontUrls={fontUrls} label={t('picture')} />
      ) : (
        <p className={styles.change}>{t('gone')}</p>
      )}
      {isReadOnly && <p className={styles.change}>{t('published')}</p>}
      <Button icon={<RotateCcw aria-hidden />} disabled={isReadOnly} onClick={restore}>
        {t('restore')}
      </Button>
    </div>
  );
}
