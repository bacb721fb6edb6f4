import { Select, type SelectProps } from 'antd';
import { useMemo, useState } from 'react';
import { offsetIn } from '../factory-clock.ts';

const toOption = (zone: string) => ({ value: zone, label: `${zone.replaceAll('_', ' ')} (${offsetIn(zone)})` });

/** The zones that this browser knows. */
const listZones = () => [...Intl.supportedValuesOf('timeZone'), 'UTC'].map(toOption);

/** A time zone by name, found by typing a city. A zone that the browser does not list (an older name) is offered as it is. */
export function TimeZoneSelect({ value, onOpenChange, ...props }: SelectProps<string>) {
  // To find the offsets of four hundred zones takes longer than a keystroke: only when they are first to be seen.
  const [hasOpened, setHasOpened] = useState(false);
  const listed = useMemo(() => (hasOpened ? listZones() : []), [hasOpened]);
  const isListed = listed.some((option) => option.value === value);
  const options = value && !isListed ? [toOption(value), ...listed] : listed;
  function changeOpen(isOpen: boolean): void {
    if (isOpen) setHasOpened(true);
    onOpenChange?.(isOpen);
  }
  return (
    <Select
      {...props}
      value={value}
      onOpenChange={changeOpen}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      virtual
    />
  );
}
