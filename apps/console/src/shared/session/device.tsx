import type { Device } from '@platen/model/accounts/devices';
import { Monitor, Smartphone } from 'lucide-react';

/** Empty if the program did not say what it is. */
export const deviceName = ({ browser, system }: Device): string => [browser, system].filter(Boolean).join(' · ');

export function DeviceIcon({ device }: { device: Device }) {
  return device.is_mobile ? <Smartphone aria-hidden /> : <Monitor aria-hidden />;
}
