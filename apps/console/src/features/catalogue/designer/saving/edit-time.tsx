import { Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../ui/text.ts';
import bar from '../bar/bar.module.css';
import { reportEditTime } from '../designer.api.ts';
import { savingTexts } from './saving.messages.ts';

/** How many seconds are collected before they are reported to the server. */
const reportIntervalS = 5;

/** How long the template has been edited, by anyone; it counts while the page is visible. */
export function EditTime({ templateId, storedS }: { templateId: number; storedS: number }) {
  const t = useText(savingTexts);
  const [seconds, setSeconds] = useState(storedS);
  const reportedS = useRef(storedS);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((now) => now + 1);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds < reportedS.current + reportIntervalS) return;
    reportedS.current = seconds;
    // Sent in the background; the next report includes one that is lost.
    reportEditTime(templateId, seconds).catch(() => undefined);
  }, [seconds, templateId]);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (
    <span className={bar.time} title={t('editTime')}>
      <Timer aria-hidden />
      {parts.map((part) => String(part).padStart(2, '0')).join(':')}
    </span>
  );
}
