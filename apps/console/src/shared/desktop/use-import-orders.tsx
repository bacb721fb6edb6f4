import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import type { Action } from '../../ui/actions/action.types.ts';
import { confirm } from '../../ui/feedback.tsx';
import { useText } from '../../ui/text.ts';
import { announcedVersions, isNewerVersion } from '../request/web-version.ts';
import { useCan } from '../session/abilities.tsx';
import { applicationInfoQuery } from '../visitor/application-info.ts';
import { clientVersion } from './bridge.ts';
import { desktopTexts } from './desktop.messages.ts';
import { showUploadJobs } from './upload-jobs-panel.ts';

/**
 * The import button of form order lists: opens the upload jobs in the desktop client, and links to its download
 * elsewhere.
 */
export function useImportOrders(): Action[] {
  const t = useText(desktopTexts);
  const can = useCan();
  const mayImport = useImportGate();
  if (!can('orders.create') || !can('import_tasks.create')) return [];
  return [
    {
      key: 'import',
      label: t('import'),
      icon: <Upload aria-hidden />,
      run: async () => {
        if (await mayImport()) showUploadJobs(true);
      },
      success: false,
    },
  ];
}

/**
 * Whether this window can import: only the desktop client can read files of the computer, and only if neither it nor
 * this page is older than the server expects. Otherwise it says so, and offers a solution.
 */
function useImportGate(): () => Promise<boolean> {
  const t = useText(desktopTexts);
  const navigate = useNavigate();
  const { data: info } = useQuery(applicationInfoQuery);

  async function offerClient(title: string, text: string): Promise<false> {
    const wantsIt = await confirm({ title, text, okText: t('download') });
    if (wantsIt) await navigate({ to: '/application/info/$id', params: { id: String(info?.id ?? 1) } });
    return false;
  }

  return async () => {
    const version = clientVersion();
    const { app, web } = announcedVersions();
    if (version === undefined) return offerClient(t('neededTitle'), t('neededText'));
    if (isNewerVersion(app, version)) {
      return offerClient(t('outdatedTitle'), t('outdatedText', { version, newest: app }));
    }
    if (isNewerVersion(web, __WEB_VERSION__)) {
      const wantsIt = await confirm({ title: t('pageTitle'), text: t('pageText'), okText: t('refresh') });
      if (wantsIt) window.location.reload();
      return false;
    }
    return true;
  };
}
