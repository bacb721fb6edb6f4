import type { BilingualText } from '@platen/model/text/locale';
import { useMemo, useState } from 'react';
import type { DesignerCommand } from './designer-command.ts';

/** The panels that can replace the properties beside the canvas. */
const sidePanels = {
  preflight: { zh: '印前检查', en: 'Preflight' },
  versions: { zh: '历史版本', en: 'Version history' },
  proof: { zh: '用表格数据校样', en: 'Proof with rows of a sheet' },
} as const satisfies Record<string, BilingualText>;

export type SidePanelName = keyof typeof sidePanels;

/** Which panel is open, and a command for each panel that the screen has. */
export function useSidePanels(names: readonly SidePanelName[]) {
  const [open, setOpen] = useState<SidePanelName>();
  const key = names.join(' ');
  const commands = useMemo(
    () =>
      (key.split(' ') as SidePanelName[]).map(
        (name): DesignerCommand => ({
          id: name,
          label: sidePanels[name],
          group: 'file',
          keys: [],
          isEnabled: () => true,
          run: () => setOpen((now) => (now === name ? undefined : name)),
        }),
      ),
    [key],
  );
  return { open, show: setOpen, close: () => setOpen(undefined), commands };
}
