import type { DownloadRecord, ImageLibrary } from '@platen/model/catalogue/image-libraries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Alert, Button, Skeleton } from 'antd';
import { Check, Copy, ExternalLink, Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { PermissionGate, useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { RowActions } from '../../../ui/actions/row-actions.tsx';
import { useCopy } from '../../../ui/copyable-text.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { StateTag } from '../../../ui/state-tag.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { useText } from '../../../ui/text.ts';
import { SharedLinkDialog } from './shared-link.dialog.tsx';
import { linkState } from './shared-link-expiry.ts';
import { deleteSharedLink, sharedLinksKey, sharedLinksQuery, sharedLinkUrl } from './shared-links.api.ts';
import { sharedLinksTexts } from './shared-links.messages.ts';
import styles from './shared-links.module.css';

/** The links to a library's file, to create, copy and revoke. Renders nothing for users who may not see them. */
export function SharedLinks({ library }: { library: ImageLibrary }) {
  return (
    <PermissionGate ability="image_library_download_records.read">
      <SharedLinksCard library={library} />
    </PermissionGate>
  );
}

function SharedLinksCard({ library }: { library: ImageLibrary }) {
  const t = useText(sharedLinksTexts);
  const can = useCan();
  const query = useQuery(sharedLinksQuery(library.id));
  const [isCreating, setCreating] = useState(false);
  const mayCreate = can('image_library_download_records.create') && library.file !== null;

  function content() {
    if (query.isPending) return <Skeleton className={styles.state} active title={false} paragraph={{ rows: 2 }} />;
    if (query.isError && !query.data) {
      return <FailureState cause={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
    }
    const links = query.data ?? [];
    if (links.length === 0) return library.file && <p className={styles.state}>{t('empty')}</p>;
    return (
      <ul className={styles.links}>
        {links.map((link) => (
          <SharedLink key={link.id} link={link} />
        ))}
      </ul>
    );
  }

  return (
    <section className={styles.card} aria-label={t('title')}>
      <header className={styles.header}>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        {mayCreate && (
          <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        )}
      </header>
      {!library.file && <NoFile library={library} />}
      {content()}
      {isCreating && <SharedLinkDialog library={library} onClose={() => setCreating(false)} />}
    </section>
  );
}

function NoFile({ library }: { library: ImageLibrary }) {
  const t = useText(sharedLinksTexts);
  const edit = linkOptions({ to: '/image_libraries/$id/edit', params: { id: String(library.id) } });
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title={t('noFileTitle')}
      description={t('noFileText')}
      action={
        <PermissionGate ability="image_libraries.update">
          <ButtonLink {...edit} size="small">
            {t('addFile')}
          </ButtonLink>
        </PermissionGate>
      }
    />
  );
}

function SharedLink({ link }: { link: DownloadRecord }) {
  const t = useText(sharedLinksTexts);
  const can = useCan();
  const client = useQueryClient();
  const badgeOf = useStateBadge('shared_link');
  const url = sharedLinkUrl(link.slug);
  const { isCopied, copy } = useCopy(url);
  const state = linkState(link);
  const { tone, label } = badgeOf(state);
  const time = formatMinute(link.expires_at);
  return (
    <li className={styles.link} data-state={state}>
      <Link2 aria-hidden className={styles.icon} />
      <span className={styles.url}>{url}</span>
      <span className={styles.facts}>
        <StateTag tone={tone}>{label}</StateTag>
        <span className={styles.time}>{state === 'active' ? t('until', { time }) : t('expiredAt', { time })}</span>
      </span>
      <span className={styles.actions}>
        {state === 'active' && (
          <>
            <Button icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy}>
              {isCopied ? t('copied') : t('copy')}
            </Button>
            <Button
              icon={<ExternalLink aria-hidden />}
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={`${t('open')} ${url}`}
            />
          </>
        )}
        {can('image_library_download_records.destroy') && (
          <RowActions
            actions={[
              {
                key: 'take_back',
                label: t('revoke'),
                isDanger: true,
                confirm: { title: t('revokeTitle'), text: t('revokeText'), okText: t('revoke') },
                run: () => deleteSharedLink(link.slug),
              },
            ]}
            refresh={() => client.invalidateQueries({ queryKey: sharedLinksKey })}
          />
        )}
      </span>
    </li>
  );
}
