import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action, LinkTarget } from '../actions/action.types.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { ButtonLink } from '../actions/button-link.tsx';
import { useIsSmall } from '../hooks/use-media-query.ts';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { withLastSearch } from './last-search.ts';
import styles from './page-header.module.css';

/** A third would leave no room for their labels. */
const phoneActionsMax = 2;

interface Props {
  title: ReactNode;
  description?: string | undefined;
  back?: LinkTarget | undefined;
  tag?: ReactNode;
  actions?: readonly Action[];
  refresh?: () => unknown;
  /** The bar on small screens already shows the title; there the heading is only for screen readers. */
  isTitleInBar?: boolean;
}

/** The header of a page: back link, title, state and description; its actions on the right, or at the bottom on a phone. */
export function PageHeader({ title, description, back, tag, actions, refresh, isTitleInBar = false }: Props) {
  const t = useText(uiTexts);
  const isSmall = useIsSmall();
  return (
    <div className={styles.header} data-title-in-bar={isTitleInBar}>
      {back && (
        <ButtonLink
          {...withLastSearch(back)}
          className={styles.back}
          icon={<ArrowLeft aria-hidden />}
          aria-label={t('back')}
        />
      )}
      <h1 className={styles.title}>{title}</h1>
      {tag}
      {description && <p className={styles.description}>{description}</p>}
      {actions && actions.length > 0 && (
        <div className={styles.actions}>
          <ActionButtons actions={actions} refresh={refresh} {...(isSmall && { flatMax: phoneActionsMax })} />
        </div>
      )}
    </div>
  );
}
