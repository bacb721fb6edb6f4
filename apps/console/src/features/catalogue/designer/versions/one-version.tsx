import type { SkuTemplate, TemplateVersion, TemplateVersionDetail } from '@platen/contract/catalogue/sku-template';
import { perform } from '@platen/design/editor/editor';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { fontUrlsOf } from '../../../../shared/preview/preview-assets.ts';
import { Loaded } from '../../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { templateVersionQuery } from '../designer.api.ts';
import { StaticPreview } from '../saving/static-preview.tsx';
import { useDesignerFonts } from '../store/designer-fonts.ts';
import { documentOfTemplate } from '../store/template-document.ts';
import { planOfTemplate } from '../store/template-plan.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { versionTexts } from './versions.messages.ts';
import styles from './versions.module.css';

/** A preview of a version, with a button that restores it. */
export function OneVersion({ template, version }: { template: SkuTemplate; version: TemplateVersion }) {
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
  const locale = useLocale();
  const store = useEditorStore();
  const fonts = useDesignerFonts();
  const configId = useEditor(({ session }) => session.configId);
  const document = useMemo(
    () => documentOfTemplate({ ...version, font_library_ids: version.font_libraries.map(({ id }) => id) }),
    [version],
  );
  const plan = useMemo(() => planOfTemplate(document, configId, template), [document, configId, template]);
  const fontUrls = useMemo(() => fontUrlsOf(version.font_libraries), [version]);
  const isPublished = template.state === 'published';

  /** One undo step: nothing is stored until it is saved. */
  function restore() {
    fonts.register(version.font_libraries);
    store.act((editor, timeMs) => perform(editor, () => document, timeMs));
    const time = new Date(version.saved_at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
    showSuccess(t('restored', { time }));
  }

  return (
    <div className={styles.opened}>
      {plan ? (
        <StaticPreview plan={plan} fontUrls={fontUrls} label={t('picture')} />
      ) : (
        <p className={styles.change}>{t('gone')}</p>
      )}
      {isPublished && <p className={styles.change}>{t('published')}</p>}
      <Button icon={<RotateCcw aria-hidden />} disabled={isPublished} onClick={restore}>
        {t('restore')}
      </Button>
    </div>
  );
}
