import { customRoleLengthMax } from '@platen/model/accounts/custom-role-limits';
import type { CustomRole, CustomRoleInput } from '@platen/model/accounts/custom-roles';
import { startScreens } from '@platen/model/accounts/start-screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Form, Input, Select } from 'antd';
import { Copy } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useCan } from '../../../shared/session/abilities.tsx';
import { customRolesQuery } from '../../../shared/session/custom-roles.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailFailure } from '../../../ui/detail/detail-screen.tsx';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useText } from '../../../ui/text.ts';
import { AbilityMatrix } from './ability-matrix.tsx';
import { createRole, updateRole } from './roles.api.ts';
import { rolesTexts } from './roles.messages.ts';
import { copiedAbilities, fromCustomRole, type ShownRole, staffRoles, toShownRole } from './shown-role.ts';

const back = linkOptions({ to: '/roles' });
const empty: CustomRoleInput = { name: '', description: '', start_screen: 'home', abilities: [] };

/** The role of an address, built-in or not. */
function useFoundRole(key: string | undefined) {
  const locale = useLocale();
  return (custom: readonly CustomRole[]): ShownRole | undefined => {
    const builtIn = staffRoles.find((role) => role === key);
    if (builtIn) return toShownRole(builtIn, locale);
    const found = custom.find(({ id }) => String(id) === key);
    return found && fromCustomRole(found);
  };
}

/** A new role, empty or as a copy of another one. */
export function RoleCreate() {
  const t = useText(rolesTexts);
  const { from } = useSearch({ from: '/shell/roles/new' });
  const query = useQuery(customRolesQuery);
  const findRole = useFoundRole(from);
  return (
    <Loaded query={query} back={back} rows={10}>
      {(custom) => {
        const source = findRole(custom);
        const copy = source && {
          name: t('copyName', { name: source.name }).slice(0, customRoleLengthMax.name),
          description: source.description.slice(0, customRoleLengthMax.description),
          start_screen: source.startScreen,
          abilities: copiedAbilities(source),
        };
        return <RoleForm key={from} title={t('create')} initial={copy ?? empty} save={createRole} />;
      }}
    </Loaded>
  );
}

/** A role of this factory to be changed, or a built-in one to be looked at. */
export function RoleScreen() {
  const can = useCan();
  const { id } = useParams({ from: '/shell/roles/$id' });
  const query = useQuery(customRolesQuery);
  const findRole = useFoundRole(id);
  return (
    <Loaded query={query} back={back} rows={10}>
      {(custom) => {
        const role = findRole(custom);
        if (!role)
          return (
            <DetailFailure
              back={back}
              cause={undefined}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          );
        if (role.id === undefined || !can('roles.update')) return <RoleDetail role={role} />;
        const { id: roleId, name, description, startScreen: start_screen, abilities } = role;
        const initial = { name, description, start_screen, abilities: [...abilities] };
        return <RoleForm title={name} initial={initial} save={(input) => updateRole(roleId, input)} />;
      }}
    </Loaded>
  );
}

function RoleDetail({ role }: { role: ShownRole }) {
  const t = useText(rolesTexts);
  const can = useCan();
  const duplicate = {
    key: 'duplicate',
    label: t('duplicate'),
    icon: <Copy aria-hidden />,
    link: linkOptions({ to: '/roles/new', search: { from: role.key } }),
  };
  const note = role.id === undefined ? t('builtInNote') : undefined;
  return (
    <>
      <PageHeader
        title={role.name}
        description={role.description}
        back={back}
        actions={can('roles.create') ? [duplicate] : []}
      />
      <DetailCard title={t('may')} note={note}>
        <AbilityMatrix value={role.abilities} isReadOnly />
      </DetailCard>
    </>
  );
}

interface FormProps {
  title: string;
  initial: CustomRoleInput;
  save: (input: CustomRoleInput) => Promise<CustomRole>;
}

function RoleForm({ title, initial, save }: FormProps) {
  const t = useText(rolesTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <FormScreen<CustomRoleInput, CustomRole>
      title={title}
      back={back}
      isWide
      initial={initial}
      focus="name"
      save={save}
      onSaved={async () => {
        await client.invalidateQueries(customRolesQuery);
        showSuccess(t('saved'));
        await navigate({ to: '/roles' });
      }}
    >
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={customRoleLengthMax.name} autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={t('about')} extra={t('aboutHint')}>
        <Input maxLength={customRoleLengthMax.description} autoComplete="off" />
      </Form.Item>
      <Form.Item name="start_screen" label={t('startScreen')} extra={t('startScreenHint')}>
        <Select options={startScreens.map((screen) => ({ value: screen, label: t(`start.${screen}`) }))} />
      </Form.Item>
      <Form.Item
        name="abilities"
        label={t('may')}
        rules={[{ required: true, type: 'array', min: 1, message: t('mayRequired') }]}
      >
        <AbilityMatrix />
      </Form.Item>
    </FormScreen>
  );
}
