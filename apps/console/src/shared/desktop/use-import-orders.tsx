import { Upload } from 'lucide-react';
import type { Action } from '../../ui/actions/action.types.ts';
import { useText } from '../../ui/text.ts';
import { useCan } from '../session/abilities.tsx';
import { desktopTexts } from './desktop.messages.ts';
import { showUploadJobs } from './upload-jobs-panel.ts';
import { useImportGate } from './use-import-gate.ts';

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
