import { isCustomer, type Role, roles } from '@platen/model/accounts/roles';
import { Form, Select } from 'antd';
import { useRoleText } from '../../../shared/session/use-role-text.ts';
import { useText } from '../../../ui/text.ts';
import type { RoleChoice } from './role-choice.ts';
import { useUserRules } from './use-user-rules.ts';
import { usersTexts } from './users.messages.ts';
import styles from './users.module.css';

interface Props {
  /** Whether customers are offered too: not for somebody who already works in the factory. */
  hasCustomer?: boolean;
  note?: string;
}

interface Option {
  value: RoleChoice;
  label: string;
  hint: string;
}

const renderOption = ({ data: { label, hint } }: { data: Option }) => (
  <span className={styles.role}>
    {label}
    <small>{hint}</small>
  </span>
);

/** The roles that the current user may assign, each with the sentence that explains it. */
export function RoleField({ hasCustomer = false, note = '' }: Props) {
  const t = useText(usersTexts);
  const roleText = useRoleText();
  const { canAssign, canAssignCustom, customRoles } = useUserRules();
  const chosen = Form.useWatch<RoleChoice | undefined>('role');
  const optionOf = (role: Role): Option => ({ value: role, label: roleText(role), hint: roleText(role, 'hint') });
  const customers = hasCustomer ? roles.filter(isCustomer).map(optionOf) : [];
  const custom = customRoles
    .filter(canAssignCustom)
    .map(({ id, name, description }): Option => ({ value: `custom:${id}`, label: name, hint: description }));
  const builtIn = roles.filter((role) => !isCustomer(role) && canAssign(role)).map(optionOf);
  // A role that the factory has put together is what it usually assigns, so it comes before the built-in ones.
  const options = [...customers, ...custom, ...builtIn];
  const hint = options.find(({ value }) => value === chosen)?.hint ?? '';
  return (
    <Form.Item name="role" label={t('role')} extra={[hint, note].filter((text) => text !== '').join(' ')}>
      <Select<RoleChoice, Option>
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        listHeight={420}
        optionRender={renderOption}
      />
    </Form.Item>
  );
}
