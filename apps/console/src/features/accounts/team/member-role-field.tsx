import { assignableMemberRoles, memberRoleRecords } from '@platen/model/accounts/member-roles';
import { textIn } from '@platen/model/text/locale';
import { Form, Radio } from 'antd';
import { useLocale } from 'use-intl';
import { useText } from '../../../ui/text.ts';
import { teamTexts } from './team.messages.ts';
import styles from './team.module.css';

/** The roles to choose from, each with what it may do. */
export function MemberRoleField({ hint }: { hint?: string }) {
  const t = useText(teamTexts);
  const locale = useLocale();
  return (
    <Form.Item name="role" label={t('role')} extra={hint}>
      <Radio.Group
        className={styles.roles ?? ''}
        options={assignableMemberRoles.map((role) => ({
          value: role,
          label: (
            <>
              {textIn(memberRoleRecords[role].text, locale)}
              <span className={styles.hint}>{textIn(memberRoleRecords[role].hint, locale)}</span>
            </>
          ),
        }))}
      />
    </Form.Item>
  );
}
