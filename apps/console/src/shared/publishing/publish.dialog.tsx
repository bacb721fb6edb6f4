import type { PublishCheck, SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { templateFlow } from '@platen/model/catalogue/sku-templates';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Button, Modal, Skeleton } from 'antd';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LinkTarget } from '../../ui/actions/action.types.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { showSuccess } from '../../ui/feedback.tsx';
import { useText } from '../../ui/text.ts';
import { uiTexts } from '../../ui/ui.messages.ts';
import styles from './publish.module.css';
import { publishCheckQuery, publishTemplate } from './publishing.api.ts';
import { publishingTexts } from './publishing.messages.ts';
import { templateDraftTexts } from './template-draft.messages.ts';

interface Props {
  template: Pick<SkuTemplate, 'id' | 'no' | 'name' | 'state' | 'draft_of'>;
  /** What it was opened for; the list is the same one. */
  purpose?: 'check' | 'publish';
  /** Shows a finding in the design, for a screen that has the design open; otherwise a link is rendered. */
  onShow?: (finding: PublishFinding) => void;
  /** Called with the template that is on sale now: a draft no longer exists. */
  onPublished: (published: SkuTemplate) => unknown;
  onClose: () => void;
}

/** What prevents publishing a template, what its customers would miss, each with a link; then the confirmation. */
export function PublishDialog({ template, purpose = 'publish', onShow, onPublished, onClose }: Props) {
  const t = useText(publishingTexts);
  const ui = useText(uiTexts);
  const ofDraft = useText(templateDraftTexts);
  const { id, no, name, state } = template;
  const isDraft = template.draft_of !== null;
  const publishTitle = isDraft ? ofDraft('publishTitle', { no }) : t('title', { no });
  const check = useQuery(publishCheckQuery(id));
  const [isOpen, setOpen] = useState(true);
  const { publish, isBusy, refusal } = usePublishing(id, {
    async onPublished(published) {
      setOpen(false);
      await onPublished(published);
    },
    onRefused: () => void check.refetch(),
  });
  const findings = check.data?.findings ?? [];
  const errors = findings.filter(({ severity }) => severity === 'error');
  // Not disabled while it is checked once more: a click in that moment would be lost, and the server checks in any case.
  const isReady = check.isSuccess && errors.length === 0;

  const list = (severity: PublishFinding['severity']) => (
    <FindingGroup
      severity={severity}
      findings={findings.filter((each) => each.severity === severity)}
      templateId={id}
      onShow={
        onShow &&
        ((finding) => {
          setOpen(false);
          onShow(finding);
        })
      }
    />
  );
  return (
    <Modal
      open={isOpen}
      centered
      width={520}
      title={purpose === 'check' ? t('checkTitle', { no }) : publishTitle}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{ui(purpose === 'check' ? 'close' : 'cancel')}</Button>
          {templateFlow[state].includes('published') && (
            <Button type="primary" loading={isBusy} disabled={!isReady} onClick={() => void publish()}>
              {t('publish')}
            </Button>
          )}
        </>
      }
    >
      {purpose === 'publish' && (
        <p className={styles.text}>{isDraft ? ofDraft('publishText', { name }) : t('text', { name })}</p>
      )}
      <CheckStatus check={check} errorCount={errors.length} />
      {refusal !== '' && (
        <p className={styles.failure} role="alert">
          {refusal}
        </p>
      )}
      {list('error')}
      {list('warning')}
    </Modal>
  );
}

interface Outcome {
  onPublished: (published: SkuTemplate) => unknown;
  onRefused: () => void;
}

function usePublishing(id: number, { onPublished, onRefused }: Outcome) {
  const t = useText(publishingTexts);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  /** In addition to the state, which a second click in the same instant would not see yet. */
  const isRunning = useRef(false);

  async function publish() {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setRefusal('');
    try {
      const published = await publishTemplate(id);
      // A draft is left before what is cached is loaded again, because it no longer exists.
      if (published.id !== id) await onPublished(published);
      await client.invalidateQueries({ queryKey: ['sku_templates'] });
      showSuccess(t('published'));
      if (published.id === id) await onPublished(published);
    } catch (cause) {
      setRefusal(cause instanceof Error ? cause.message : String(cause));
      // Reset only here: after a success the dialog is still fading out, and a second click would publish again.
      isRunning.current = false;
      setBusy(false);
      onRefused();
    }
  }

  return { publish, isBusy, refusal };
}

function CheckStatus({ check, errorCount }: { check: UseQueryResult; errorCount: number }) {
  const t = useText(publishingTexts);
  const isPassed = errorCount === 0;
  const Icon = isPassed ? CircleCheck : CircleX;
  return (
    <>
      {check.isSuccess && (
        <p className={styles.result} data-passed={isPassed} role="status">
          <Icon aria-hidden />
          {isPassed ? t('passed') : t('notPassed', { count: errorCount })}
        </p>
      )}
      {check.isPending && (
        <div role="status">
          <p className={styles.heading}>{t('checking')}</p>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      )}
      {check.isError && (
        <p className={styles.failure} role="alert">
          {t('failed')}: {check.error.message}{' '}
          <Button size="small" onClick={() => void check.refetch()}>
            {t('again')}
          </Button>
        </p>
      )}
    </>
  );
}

interface GroupProps {
  severity: PublishFinding['severity'];
  findings: readonly PublishFinding[];
  templateId: number;
  onShow: ((finding: PublishFinding) => void) | undefined;
}

function FindingGroup({ severity, findings, templateId, onShow }: GroupProps) {
  const t = useText(publishingTexts);
  if (findings.length === 0) return null;
  const title = t(severity === 'error' ? 'errors' : 'warnings');
  const Icon = severity === 'error' ? CircleX : TriangleAlert;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.findings} data-severity={severity}>
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.config_id ?? ''} ${finding.layer_id ?? ''} ${finding.message}`}>
            <Icon aria-hidden />
            <span>{finding.message}</span>
            {isOfDesign(finding) && onShow ? (
              <Button size="small" onClick={() => onShow(finding)}>
                {t('show')}
              </Button>
            ) : (
              <ButtonLink size="small" {...linkOfFinding(templateId, finding)}>
                {t(isOfDesign(finding) ? 'openDesign' : 'openForm')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type PublishFinding = PublishCheck['findings'][number];

/** The field of the template's form that fixes a finding; other findings are fixed in the design. */
const fieldOf: Partial<Record<PublishFinding['kind'], string>> = {
  price_missing: 'size_prices',
  only_price_missing: 'size_prices',
  cover_missing: 'effect_image_ids',
  category_missing: 'category_id',
  description_missing: 'description',
};

function isOfDesign({ kind }: PublishFinding): boolean {
  return fieldOf[kind] === undefined;
}

/** The screen on which a finding is fixed. */
function linkOfFinding(templateId: number, finding: PublishFinding): LinkTarget {
  const params = { id: String(templateId) };
  const field = fieldOf[finding.kind];
  if (field !== undefined) return linkOptions({ to: '/sku_templates/$id/edit', params, search: { field } });
  const { config_id: image, layer_id: layer } = finding;
  return linkOptions({ to: '/editor/$id', params, search: { ...(image && { image }), ...(layer && { layer }) } });
}
