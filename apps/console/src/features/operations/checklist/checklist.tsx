import type { SetupChecklist, SetupStep } from '@platen/model/operations/setup';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { Button } from 'antd';
import {
  CircleCheck,
  CreditCard,
  FolderTree,
  Layers,
  type LucideIcon,
  Mail,
  Store,
  Truck,
  Type,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import type { LinkTarget } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { checklistQuery, dismissChecklist, skipStep } from './checklist.api.ts';
import { checklistTexts } from './checklist.messages.ts';
import styles from './checklist.module.css';
import { MailDialog } from './mail.dialog.tsx';

/** Where each step is done. Mail is configured on the server: a dialog explains how. */
const stepLinks: Record<SetupStep, { icon: LucideIcon; link?: LinkTarget }> = {
  staff: { icon: UserPlus, link: linkOptions({ to: '/users/new', search: { role: 'staff' } }) },
  categories: { icon: FolderTree, link: linkOptions({ to: '/categories' }) },
  shipping_methods: { icon: Truck, link: linkOptions({ to: '/shipping_settings/edit' }) },
  fonts: { icon: Type, link: linkOptions({ to: '/font_libraries/new' }) },
  template: { icon: Layers, link: linkOptions({ to: '/sku_templates/new' }) },
  customer: { icon: Store, link: linkOptions({ to: '/users/new', search: { role: 'customer' } }) },
  payment: { icon: CreditCard, link: linkOptions({ to: '/recharges' }) },
  mail: { icon: Mail },
};

/** What a new factory does first; on the home page until every step is done or skipped and it is dismissed. */
export function Checklist({ steps }: Pick<SetupChecklist, 'steps'>) {
  const t = useText(checklistTexts);
  const client = useQueryClient();
  const [isMailOpen, setMailOpen] = useState(false);
  const updateCache = (checklist: SetupChecklist) => client.setQueryData(checklistQuery.queryKey, checklist);
  const skipping = useMutation({
    mutationFn: ({ key, isSkipped }: { key: SetupStep; isSkipped: boolean }) => skipStep(key, isSkipped),
    onSuccess: updateCache,
  });
  const dismissing = useMutation({ mutationFn: dismissChecklist, onSuccess: updateCache });
  const done = steps.filter(({ state }) => state === 'done').length;
  const isOver = steps.every(({ state }) => state !== 'open');
  return (
    <section className={styles.card} aria-labelledby="setup-checklist">
      <div className={styles.head}>
        <h2 id="setup-checklist">{t('title')}</h2>
        <span className={styles.progress}>
          {isOver ? t('allDone') : t('progress', { done: String(done), total: String(steps.length) })}
        </span>
        {isOver && (
          <Button
            className={styles.dismiss ?? ''}
            loading={dismissing.isPending}
            disabled={dismissing.isPending}
            onClick={() => dismissing.mutate()}
          >
            {t('dismiss')}
          </Button>
        )}
      </div>
      <ol className={styles.steps}>
        {steps.map(({ key, state }) => {
          const { icon: Icon, link } = stepLinks[key];
          const name = t(`steps.${key}`);
          return (
            <li key={key} className={styles.step} data-state={state}>
              <span className={styles.icon}>
                {state === 'done' ? <CircleCheck aria-hidden /> : <Icon aria-hidden />}
              </span>
              <div className={styles.words}>
                {link ? (
                  <Link {...link} className={styles.open}>
                    {name}
                  </Link>
                ) : (
                  <button type="button" className={styles.open} onClick={() => setMailOpen(true)}>
                    {name}
                  </button>
                )}
                <p>{state === 'open' ? t(`steps.${key}Text`) : t(state)}</p>
                {state !== 'done' && (
                  <button
                    type="button"
                    className={styles.skip}
                    disabled={skipping.isPending}
                    aria-label={t(state === 'open' ? 'skipStep' : 'resumeStep', { step: name })}
                    onClick={() => skipping.mutate({ key, isSkipped: state === 'open' })}
                  >
                    {t(state === 'open' ? 'skip' : 'resume')}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {isMailOpen && (
        <MailDialog
          isConfigured={steps.some(({ key, state }) => key === 'mail' && state === 'done')}
          onClose={() => setMailOpen(false)}
        />
      )}
    </section>
  );
}
