import { zoomTo } from '@platen/design/editor/commands/view-commands';
import { zoomMaxPercent, zoomMinPercent } from '@platen/design/editor/editor-constants';
import { parseZoom } from '@platen/design/editor/view';
import { Button } from 'antd';
import { ArrowLeft, Magnet, Maximize, Minus, Plus, Redo2, Ruler, Save, Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatMinute } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { useCommand } from '../commands/designer-commands.ts';
import { designerTexts } from '../designer.messages.ts';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import styles from './bar.module.css';

interface Props {
  title: string;
  status: ReactNode;
  onBack: () => void;
  /** Next to undo and redo. */
  tools?: ReactNode;
  /** In the middle: the canvas switcher. */
  middle?: ReactNode;
  /** Before the save button. */
  end?: ReactNode;
  isSaving: boolean;
}

/** The bar of the designer, in both of its modes. */
export function DesignerBar({ title, status, onBack, tools, middle, end, isSaving }: Props) {
  const t = useText(designerTexts);
  const save = useCommand('save');
  const canSave = useEditor((editor) => save.isEnabled(editor));
  const showsGuides = useEditor(({ session }) => session.showsGuides);
  const snaps = useEditor(({ session }) => session.snaps);
  const bar = useRef<HTMLElement>(null);
  const switcher = useRef<HTMLSpanElement>(null);
  const needsLine = useNeedsLine(bar, switcher);
  return (
    <header ref={bar} className={styles.bar} data-lines={needsLine ? 2 : 1}>
      <button type="button" className={styles.back} aria-label={t('back')} title={t('back')} onClick={onBack}>
        <ArrowLeft aria-hidden />
      </button>
      <span className={styles.name}>
        <h1 title={title}>{title}</h1>
        {status}
      </span>
      <span className={styles.group}>
        <CommandButton id="undo" icon={<Undo2 aria-hidden />} />
        <CommandButton id="redo" icon={<Redo2 aria-hidden />} />
      </span>
      {tools && <span className={styles.group}>{tools}</span>}
      <ZoomControl />
      <span className={`${styles.group} ${styles.toggles}`}>
        <CommandButton id="toggle_guides" icon={<Ruler aria-hidden />} isOn={showsGuides} />
        <CommandButton id="toggle_snapping" icon={<Magnet aria-hidden />} isOn={snaps} />
      </span>
      <span ref={switcher} className={styles.middle}>
        {middle}
      </span>
      <span className={styles.end}>
        {end}
        <Button type="primary" icon={<Save aria-hidden />} loading={isSaving} disabled={!canSave} onClick={save.run}>
          {t('save')}
        </Button>
      </span>
    </header>
  );
}

/**
 * Whether a part of the bar needs a line of its own, because the parts beside it leave less room than it takes. How much that
 * is depends on the number and the names of the images, so it is measured: in one line, the last ones would be cut off.
 */
function useNeedsLine(bar: RefObject<HTMLElement | null>, part: RefObject<HTMLElement | null>): boolean {
  const [needsLine, setNeedsLine] = useState(false);
  useLayoutEffect(() => {
    const [all, measured] = [bar.current, part.current];
    if (!all || !measured) return undefined;
    const beside = [...all.children].filter((each) => each !== measured) as HTMLElement[];
    function measure(whole: HTMLElement, own: HTMLElement) {
      const { paddingLeft, paddingRight } = getComputedStyle(whole);
      const taken = beside.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
      const room = whole.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - taken;
      setNeedsLine(wholeWidth(own) > room);
    }
    let frame = 0;
    // Not at once: measuring changes sizes, which a browser reports as a loop of its observers.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure(all, measured));
    });
    for (const each of [all, ...beside, ...measured.children]) observer.observe(each);
    measure(all, measured);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [bar, part]);
  return needsLine;
}

/** The width of an element if nothing of it is scrolled or cut off. */
function wholeWidth(element: HTMLElement): number {
  element.style.cssText = 'flex: none; width: max-content';
  const width = element.offsetWidth;
  element.style.cssText = '';
  return width;
}

/** Whether there are unsaved changes, and when they were last saved. */
export function SaveStatus({ isModified, savedAt }: { isModified: boolean; savedAt: Date | undefined }) {
  const t = useText(designerTexts);
  const saved = savedAt ? t('savedAt', { time: formatMinute(savedAt.getTime()).slice(-5) }) : t('saved');
  return (
    <span className={styles.mark} data-modified={isModified} role="status">
      {isModified ? t('unsaved') : saved}
    </span>
  );
}

const typingDebounceMs = 500;
const stepKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** The zoom of the canvas: in steps, as a percentage, or fit to the window. */
function ZoomControl() {
  const t = useText(designerTexts);
  const store = useEditorStore();
  const percent = useEditor(({ session }) => Math.round(session.view.zoomPercent));
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function zoom(text: string) {
    clearTimeout(timer.current);
    const wanted = parseZoom(text);
    if (wanted !== undefined) store.act((editor) => zoomTo(editor, wanted));
  }

  /** Applied after a pause in typing: half of a number is not a zoom. */
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => zoom(text), typingDebounceMs);
  }

  function commit() {
    if (typed !== undefined) zoom(typed);
    setTyped(undefined);
  }

  function step(by: number) {
    const from = (typed === undefined ? undefined : parseZoom(typed)) ?? percent;
    type(String(Math.min(zoomMaxPercent, Math.max(zoomMinPercent, from + by))));
  }

  return (
    <span className={styles.group}>
      <span className={styles.zoom}>
        <CommandButton id="zoom_out" icon={<Minus aria-hidden />} />
        <input
          className={styles.percent}
          aria-label={t('zoom')}
          inputMode="numeric"
          value={typed ?? `${percent}%`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            const by = stepKeys[event.key];
            if (by === undefined) return;
            event.preventDefault();
            step(by);
          }}
        />
        <CommandButton id="zoom_in" icon={<Plus aria-hidden />} />
      </span>
      <CommandButton id="zoom_fit" icon={<Maximize aria-hidden />} />
    </span>
  );
}
