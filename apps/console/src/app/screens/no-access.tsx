import { isCustomer } from '@platen/model/accounts/roles';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { LockedArt } from '../../ui/art/locked-art.tsx';
import { ScreenState } from '../../ui/states/screen-state.tsx';
import { useText } from '../../ui/text.ts';
import { screenTexts } from './screens.messages.ts';

/** Shown instead of a screen that the user may not see. */
export function NoAccess() {
  const t = useText(screenTexts);
  const { data: user } = useQuery(currentUserQuery);
  // What a customer's member may do is decided in the company, not by the factory.
  const isMember = user !== undefined && isCustomer(user.role) && user.account.member_role !== 'owner';
  return (
    <ScreenState
      isPage
      art={<LockedArt />}
      title={t('noAccessTitle')}
      text={isMember ? t('noAccessInCompany') : t('noAccessText')}
      actions={
        <ButtonLink isPrimary to="/">
          {t('goHome')}
        </ButtonLink>
      }
    />
  );
}
