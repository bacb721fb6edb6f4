import { Select, type SelectProps } from 'antd';
import { useMemo, useState } from 'react';
import { offsetIn } from '../factory-clock.ts';

/** The zones that this browser knows; an unknown zone (an older name) is offered as it is. */
function zonesWith(value: string | undefined): string[] {
  const known = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
  return value && !known.includes(value) ? [value, ...known] : known;
}

const toOption = (zone: string) => ({ value: zone, label: `${zone.replaceAll('_', ' ')} (${offsetIn(zone)})` });

/** A time zone by name, found by typing a city. */
export function TimeZoneSelect({ value, onOpenChange, ...props }: SelectProps<string>) {
  // To find the offsets of four hundred zones takes longer than a keystroke: only when they are to be seen.
  const [isOpen, setOpen] = useState(false);
  const options = useMemo(() => {
    const zones = isOpen ? zonesWith(value ?? undefined) : value ? [value] : [];
    return zones.map(toOption);
  }, [isOpen, value]);
  function changeOpen(open: boolean): void {
    setOpen(open);
    onOpenChange?.(open);
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
