import type { SkuTemplate, TemplateVersion } from '@platen/contract/catalogue/sku-template';
import { designChangeText } from '@platen/design/design-changes';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Tag } from 'antd';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { Loaded } from '../../../../ui/detail/loaded.tsx';
import { useText } from '../../../../ui/text.ts';
import { templateVersionsQuery } from '../designer.api.ts';
import { SidePanel } from '../panel/side-panel.tsx';
import { OneVersion } from './one-version.tsx';
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
        <b>{new Date(saved_at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}</b>
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
