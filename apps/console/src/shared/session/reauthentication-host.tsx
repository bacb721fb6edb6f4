import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { onReauthentication } from '../request/reauthentication.ts';

const ReauthenticationDialog = lazyComponent(
  async () => (await import('./reauthentication.dialog.tsx')).ReauthenticationDialog,
);

/** Opens the dialog when a request was refused because the last sign-in is too long ago. */
export function ReauthenticationHost() {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  useEffect(() => onReauthentication(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  return (
    <Suspense>
      <ReauthenticationDialog
        onClose={(isConfirmed) => {
          setAnswer(undefined);
          answer(isConfirmed);
        }}
      />
    </Suspense>
  );
}
