import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { Plus } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useCan } from '../../../shared/session/abilities.tsx';
import { customRolesQuery } from '../../../shared/session/custom-roles.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { RowActions } from '../../../ui/actions/row-actions.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { useText } from '../../../ui/text.ts';
import { deleteRole } from './roles.api.ts';
import { rolesTexts } from './roles.messages.ts';
import styles from './roles.module.css';
import { fromCustomRole, type ShownRole, staffRoles, toShownRole } from './shown-role.ts';

/** All roles of the factory's people: those of this factory first, then the built-in ones. */
export function RoleList() {
  const t = useText(rolesTexts);
  const can = useCan();
  const locale = useLocale();
  const query = useQuery(customRolesQuery);
  const create: Action = {
    key: 'create',
    label: t('create'),
    icon: <Plus aria-hidden />,
    isPrimary: true,
    link: linkOptions({ to: '/roles/new' }),
  };
  function own() {
    if (query.data) {
      return query.data.length > 0 ? (
        <RoleCards roles={query.data.map(fromCustomRole)} />
      ) : (
        <p className={styles.none}>
          <b>{t('noneTitle')}</b>
          <br />
          {t('noneText')}
        </p>
      );
    }
    if (!query.isError) return <Skeleton active paragraph={{ rows: 3 }} />;
    return <FailureState cause={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={can('roles.create') ? [create] : []}
        isTitleInBar
      />
      <section className={styles.section} aria-label={t('own')}>
        <h2 className={styles.heading}>{t('own')}</h2>
        {own()}
      </section>
      <section className={styles.section} aria-label={t('builtIn')}>
        <h2 className={styles.heading}>{t('builtIn')}</h2>
        <RoleCards roles={staffRoles.map((role) => toShownRole(role, locale))} />
      </section>
    </>
  );
}

function RoleCards({ roles }: { roles: readonly ShownRole[] }) {
  const t = useText(rolesTexts);
  const client = useQueryClient();
  const actionsOf = useRoleActions();
  const refresh = () => client.invalidateQueries(customRolesQuery);
  return (
    <div className={styles.cards}>
      {roles.map((role) => (
        <article key={role.key} className={styles.card}>
          <h3 className={styles.name}>{role.name}</h3>
          <p className={styles.description}>{role.description}</p>
          <p className={styles.facts}>
            {t('abilities', { count: role.abilities.length })}
            {' · '}
            {t('startsAt', { screen: t(`start.${role.startScreen}`) })}
          </p>
          {role.id !== undefined && (
            <p className={styles.facts}>
              {role.holders.length > 0
                ? t('holders', { names: role.holders.map(({ screen_name }) => screen_name).join(', ') })
                : t('nobody')}
            </p>
          )}
          <RowActions actions={actionsOf(role)} refresh={refresh} />
        </article>
      ))}
    </div>
  );
}

function useRoleActions(): (role: ShownRole) => Action[] {
  const t = useText(rolesTexts);
  const can = useCan();
  return ({ key, id, name }) => {
    const isEditable = id !== undefined && can('roles.update');
    const open: Action = {
      key: 'open',
      label: isEditable ? t('edit') : t('view'),
      link: linkOptions({ to: '/roles/$id', params: { id: key } }),
    };
    const duplicate: Action = {
      key: 'duplicate',
      label: t('duplicate'),
      link: linkOptions({ to: '/roles/new', search: { from: key } }),
    };
    const remove: Action = {
      key: 'delete',
      label: t('delete'),
      isDanger: true,
      confirm: { title: t('deleteTitle', { name }), text: t('deleteText'), okText: t('delete') },
      run: () => deleteRole(id ?? 0),
      success: t('deleted'),
    };
    return [
      open,
      ...(can('roles.create') ? [duplicate] : []),
      ...(id !== undefined && can('roles.destroy') ? [remove] : []),
    ];
  };
}
