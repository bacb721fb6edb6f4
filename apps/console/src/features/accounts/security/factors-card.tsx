import type { ChangedFactors, Factors, Passkey } from '@platen/model/accounts/factors';
import { useQueryClient } from '@tanstack/react-query';
import { Fingerprint, KeyRound, Pencil, Plus, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { factorsQuery } from '../../../shared/session/factors.ts';
import { canUsePasskeys } from '../../../shared/session/passkeys.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { ItemRow } from '../../../ui/detail/item-row.tsx';
import { KindTag, StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { PasskeyDialog } from './passkey.dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes.dialog.tsx';
import { removePasskey, removeTotp, renewRecoveryCodes } from './security.api.ts';
import { securityTexts } from './security.messages.ts';
import styles from './security.module.css';
import { TotpDialog } from './totp.dialog.tsx';
import { useLastUseText } from './use-last-use-text.ts';

type Open = { dialog: 'totp' } | { dialog: 'passkey'; passkey?: Passkey } | { dialog: 'codes'; codes: string[] };

const setUpIcon = <Plus aria-hidden />;

/** The second factors of the account, and their dialogs. */
export function FactorsCard({ factors, isOn }: { factors: Factors; isOn: boolean }) {
  const t = useText(securityTexts);
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const saved = (next: Factors) => client.setQueryData(factorsQuery.queryKey, next);
  function changed({ factors: next, recovery_codes: codes }: ChangedFactors) {
    saved(next);
    setOpen(codes ? { dialog: 'codes', codes } : undefined);
  }
  return (
    <>
      <DetailCard
        title={t('factors')}
        note={<StateTag tone={isOn ? 'success' : 'gray'}>{t(isOn ? 'on' : 'off')}</StateTag>}
        isFlush
      >
        <p className={styles.intro}>{t('factorsText')}</p>
        <TotpRow totp={factors.totp} onSetUp={() => setOpen({ dialog: 'totp' })} onSaved={saved} />
        <PasskeysRow onAdd={() => setOpen({ dialog: 'passkey' })} />
        {factors.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setOpen({ dialog: 'passkey', passkey })}
            onSaved={saved}
          />
        ))}
        {isOn && <RecoveryRow left={factors.recovery_codes_left} onRenewed={changed} />}
      </DetailCard>
      {open?.dialog === 'totp' && <TotpDialog onSaved={changed} onClose={close} />}
      {open?.dialog === 'passkey' && (
        <PasskeyDialog passkey={open.passkey} onAdded={changed} onRenamed={saved} onClose={close} />
      )}
      {open?.dialog === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
    </>
  );
}

interface TotpRowProps {
  totp: Factors['totp'];
  onSetUp: () => void;
  onSaved: (factors: Factors) => void;
}

function TotpRow({ totp, onSetUp, onSaved }: TotpRowProps) {
  const t = useText(securityTexts);
  const showUse = useLastUseText();
  const action: Action = totp
    ? {
        key: 'remove',
        label: t('remove'),
        icon: <Trash2 aria-hidden />,
        isDanger: true,
        confirm: { title: t('totpRemoveTitle'), text: t('totpRemoveText'), okText: t('remove') },
        run: () => removeTotp().then(onSaved),
        success: t('totpRemoved'),
      }
    : { key: 'set_up', label: t('setUp'), icon: setUpIcon, run: async () => onSetUp(), success: false };
  return (
    <ItemRow icon={<Smartphone aria-hidden />} title={t('totp')} text={totp ? showUse(totp) : t('totpText')}>
      <ActionButtons actions={[action]} />
    </ItemRow>
  );
}

function PasskeysRow({ onAdd }: { onAdd: () => void }) {
  const t = useText(securityTexts);
  const action = {
    key: 'add',
    label: t('addPasskey'),
    icon: setUpIcon,
    run: async () => onAdd(),
    success: false as const,
  };
  const text = t(canUsePasskeys() ? 'passkeysText' : 'passkeysUnavailable');
  return (
    <ItemRow icon={<Fingerprint aria-hidden />} title={t('passkeys')} text={text}>
      {canUsePasskeys() && <ActionButtons actions={[action]} />}
    </ItemRow>
  );
}

function RecoveryRow({ left, onRenewed }: { left: number; onRenewed: (changed: ChangedFactors) => void }) {
  const t = useText(securityTexts);
  const action: Action = {
    key: 'renew',
    label: t('renew'),
    confirm: { title: t('renewTitle'), text: t('renewText'), okText: t('renew') },
    run: () => renewRecoveryCodes().then(onRenewed),
    success: false,
  };
  const text = `${t('recoveryLeft', { count: left })} · ${t('recoveryText')}`;
  return (
    <ItemRow icon={<KeyRound aria-hidden />} title={t('recovery')} text={text}>
      <ActionButtons actions={[action]} />
    </ItemRow>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onSaved: (factors: Factors) => void;
}

function PasskeyRow({ passkey, onRename, onSaved }: PasskeyRowProps) {
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
