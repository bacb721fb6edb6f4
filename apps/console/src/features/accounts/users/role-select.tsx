import { isCustomer, type Role, roles } from '@platen/model/roles';
import { Select } from 'antd';
import { useRoleText } from '../../../shared/session/use-role-text.ts';
import { useUserRules } from './use-user-rules.ts';
import styles from './users.module.css';

interface Props {
  /** Whether customers are offered too: not for somebody who already works in the factory. */
  hasCustomer?: boolean;
  /** Given by the form. */
  id?: string;
  value?: Role;
  onChange?: (role: Role) => void;
}

/** The roles that the current user may assign, each with the sentence that explains it. */
export function RoleSelect({ hasCustomer = false, ...props }: Props) {
  const roleText = useRoleText();
  const { canAssign } = useUserRules();
  const offered = roles.filter((role) => (isCustomer(role) ? hasCustomer : canAssign(role)));
  return (
    <Select<Role>
      {...props}
      options={offered.map((role) => ({ value: role, label: roleText(role) }))}
      listHeight={420}
      optionRender={({ value }) => (
        <span className={styles.role}>
          {roleText(value as Role)}
          <small>{roleText(value as Role, 'hint')}</small>
        </span>
      )}
    />
  );
}
