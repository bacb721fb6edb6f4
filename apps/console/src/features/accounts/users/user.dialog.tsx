import type { User, UserDetail } from '@platen/model/accounts/users';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { useUserRules } from './use-user-rules.ts';
import { ContactFields, contactOf, ScreenNameField } from './user-fields.tsx';
import { updateUser } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

interface Values {
  screen_name: string;
  email: string;
  phone: string;
}

interface Props {
  user: User;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** The name of a person, and where to send messages. */
export function UserDialog({ user, onSaved, onClose }: Props) {
  const t = useText(usersTexts);
  const { canChangeContact } = useUserRules();
  return (
    <FormDialog<Values, UserDetail>
      title={t('editTitle', { name: user.screen_name })}
      initial={{ screen_name: user.screen_name, email: user.email ?? '', phone: user.phone ?? '' }}
      focus="screen_name"
      save={(values) => updateUser(user.id, { screen_name: values.screen_name, ...contactOf(values) })}
      onSaved={async () => {
        showSuccess(t('saved'));
        await onSaved();
      }}
      onClose={onClose}
    >
      <ScreenNameField />
      <ContactFields change={{ isAllowed: canChangeContact(user) }} />
    </FormDialog>
  );
}
