import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { dateFormat } from '../formats.ts';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';

interface Props {
  id: string;
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

function toDay(text: string | undefined) {
  const parsed = dayjs(text ?? '');
  return parsed.isValid() ? parsed : null;
}

/** Two days and all days between them. In a file of its own: the calendar is large, and most lists never open it. */
export function DateRangeControl({ id, from, to, onChange }: Props) {
  const t = useText(uiTexts);
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      allowEmpty
      format={dateFormat}
      placeholder={[t('from'), t('to')]}
      value={[toDay(from), toDay(to)]}
      onChange={(range) => onChange(range?.[0]?.format(dateFormat), range?.[1]?.format(dateFormat))}
    />
  );
}
