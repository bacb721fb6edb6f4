import type { Tone } from '@platen/model/tone';
import type { Role } from '@platen/model/abilities';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { usersTexts } from './users.messages.ts';

const tones: Record<Role, Tone> = { customer: 'info', staff: 'primary', admin: 'rose' };

export function RoleTag({ role }: { role: Role }) {
  const t = useText(usersTexts);
  return <KindTag tone={tones[role]}>{t(`roles.${role}`)}</KindTag>;
}
