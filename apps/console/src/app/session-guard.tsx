import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onRequestEvents } from '../shared/request/request-events.ts';
import { clearToken } from '../shared/request/token.ts';
import { abilitiesQuery } from '../shared/session/current-user.ts';
import { ReauthenticationHost } from '../shared/session/reauthentication-host.tsx';
import { showFailureMessage, showNotice } from '../ui/feedback.tsx';
import { useText } from '../ui/text.ts';
import { shellTexts } from './shell/shell.messages.ts';

/** Many requests fail at once when a session ends; they must open only one dialog. */
let isPrompting = false;

async function signOutWithNotice(
  router: RegisteredRouter,
  client: QueryClient,
  dialog: Parameters<typeof showNotice>[0],
) {
  const { pathname, href } = router.state.location;
  if (isPrompting || pathname === '/login') return;
  isPrompting = true;
  clearToken();
  await showNotice(dialog);
  // The page behind the dialog may hold unsaved input; a second prompt about it would only get in the way.
  await router.navigate({ to: '/login', search: { redirect: href }, ignoreBlocker: true });
  client.clear();
  isPrompting = false;
}

/** Turns the events of the request layer into dialogs, and redirects to the login page and back. */
export function SessionGuard() {
  const router = useRouter();
  const client = useQueryClient();
  const t = useText(shellTexts);
  useEffect(
    () =>
      onRequestEvents({
        signedOut: () =>
          void signOutWithNotice(router, client, {
            title: t('signedOutTitle'),
            text: t('signedOutText'),
            okText: t('goLogin'),
          }),
        blocked: (error) =>
          void signOutWithNotice(router, client, {
            title: t('blockedTitle'),
            text: error.message,
            okText: t('goLogin'),
          }),
        mustEnroll: () => {
          if (router.state.location.pathname !== '/mine/security') void router.navigate({ to: '/mine/security' });
        },
        failed: (error) => {
          showFailureMessage(error);
          // The role was changed since: menus and buttons follow.
          if (error.code === handledErrorCodes.not_allowed) void client.invalidateQueries(abilitiesQuery);
        },
      }),
    [router, client, t],
  );
  return <ReauthenticationHost />;
}
