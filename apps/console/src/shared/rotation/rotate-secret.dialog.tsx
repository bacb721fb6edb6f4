import type { SecretRotation } from '@platen/model/connections/secret-rotation';
import { Form, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useText } from '../../ui/text.ts';
import { createIdempotencyKey } from '../request/idempotency-key.ts';
import type { CallOptions } from '../request/request.ts';
import { rotateSecretTexts } from './rotate-secret.messages.ts';

interface Props {
  title: string;
  /** Replaces the secret and returns the new one. */
  rotate: (values: SecretRotation, options: CallOptions) => Promise<string>;
  /** How the new secret is shown, as after its creation. */
  renderSecret: (value: string, onClose: () => void) => ReactNode;
  onRotated: () => Promise<unknown>;
  onClose: () => void;
}

const overlapHours = [0, 1, 24, 7 * 24, 30 * 24] as const;
const usualOverlapHours = 24;

/** Replaces a secret, with a time for which the old one still works, and shows the new one once. */
export function RotateSecretDialog({ title, rotate, renderSecret, onRotated, onClose }: Props) {
  const t = useText(rotateSecretTexts);
  const [intent] = useState(createIdempotencyKey);
  const [secret, setSecret] = useState<string>();
  const labelOf = (hours: number) => {
    if (hours === 0) return t('atOnce');
    return hours < 24 ? t('hours', { count: hours }) : t('days', { count: hours / 24 });
  };
  return (
    <>
      <FormDialog<SecretRotation, string>
        title={title}
        initial={{ overlap_hours: usualOverlapHours }}
        submitLabel={t('rotate')}
        save={(values) => rotate(values, { idempotencyKey: intent.keyFor(values) })}
        onSaved={async (value) => {
          intent.fulfilled();
          setSecret(value);
          await onRotated();
        }}
        // The form closes before its result is shown.
        onClose={() => secret === undefined && onClose()}
      >
        <Form.Item name="overlap_hours" label={t('overlap')} extra={t('overlapHint')}>
          <Select options={overlapHours.map((hours) => ({ value: hours, label: labelOf(hours) }))} />
        </Form.Item>
      </FormDialog>
      {secret !== undefined && renderSecret(secret, onClose)}
    </>
  );
}
