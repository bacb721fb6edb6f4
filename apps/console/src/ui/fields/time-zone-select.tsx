import { Select, type SelectProps } from 'antd';
import { clockIn } from '../factory-clock.ts';

/** The zones that this browser knows; an unknown zone (an older name) is offered as it is. */
function zonesWith(value: string | undefined): string[] {
  const known = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
  return value && !known.includes(value) ? [value, ...known] : known;
}

const toLabel = (zone: string) => `${zone.replaceAll('_', ' ')} (${clockIn(zone).name})`;

/** A time zone by name, found by typing a city. */
export function TimeZoneSelect(props: SelectProps<string>) {
  const options = zonesWith(props.value ?? undefined).map((zone) => ({ value: zone, label: toLabel(zone) }));
  return <Select {...props} showSearch={{ optionFilterProp: 'label' }} options={options} virtual />;
}
