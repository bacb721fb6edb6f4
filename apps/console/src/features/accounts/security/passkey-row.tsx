import type { Factors, Passkey } from '@platen/model/accounts/factors';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import type { Action } from '../../../ui/actions/action.types.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { ItemRow } from '../../../ui/detail/item-row.tsx';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { removePasskey } from './security.api.ts';
import { securityTexts } from './security.messages.ts';
import { useLastUseText } from './use-last-use-text.ts';

interface Props {
  passkey: Passkey;
  onRename: () => void;
  onSaved: (factors: Factors) => void;
}

export function PasskeyRow({ passkey, onRename, onSaved }: Props) {
  const t = useText(securityTexts);
  const showUse = useLastUseText();
  const { id, name, is_synced } = passkey;
  const actions: Action[] = [
    { key: 'rename', label: t('rename'), icon: <Pencil aria-hidden />, run: async () => onRename(), success: false },
    {
      key: 'remove',
      label: t('remove'),
      icon: <Trash2 aria-hidden />,
      isDanger: true,
      confirm: { title: t('passkeyRemoveTitle', { name }), text: t('passkeyRemoveText'), okText: t('remove') },
      run: () => removePasskey(id).then(onSaved),
      success: t('passkeyRemoved'),
    },
  ];
  return (
    <ItemRow
      icon={<KeyRound aria-hidden />}
      title={
        <>
          {name}
          {is_synced && <KindTag tone="gray">{t('synced')}</KindTag>}
        </>
      }
      text={showUse(passkey)}
    >
      <ActionButtons actions={actions} />
    </ItemRow>
  );
}
