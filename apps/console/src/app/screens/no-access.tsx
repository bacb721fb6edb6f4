import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { LockedArt } from '../../ui/art/locked-art.tsx';
import { ScreenState } from '../../ui/states/screen-state.tsx';
import { useText } from '../../ui/text.ts';
import { screenTexts } from './screens.messages.ts';

/** Shown instead of a screen that the user may not see. */
export function NoAccess() {
  const t = useText(screenTexts);
  return (
    <ScreenState
      isPage
      art={<LockedArt />}
      title={t('noAccessTitle')}
      text={t('noAccessText')}
      actions={
        <ButtonLink isPrimary to="/">
          {t('goHome')}
        </ButtonLink>
      }
    />
  );
}
