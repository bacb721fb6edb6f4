import { canRedo, canUndo } from '@platen/design/editor/history';
import type { CustomPage } from '@platen/model/storefront/custom-pages';
import { Button, Dropdown, Segmented } from 'antd';
import {
  ArrowLeft,
  CalendarClock,
  EllipsisVertical,
  ExternalLink,
  History,
  Monitor,
  Redo2,
  Save,
  Send,
  Smartphone,
  Tablet,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMinute } from '../../../../../ui/formats.ts';
import { useText } from '../../../../../ui/text.ts';
import { pageEditorTexts } from '../editor.messages.ts';
import { IconButton } from '../icon-button.tsx';
import { deviceNames, devices } from '../preview/devices.ts';
import { savingTexts } from '../saving/saving.messages.ts';
import { type Device, redoStep, undoStep, withSession } from '../store/page-editor.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import styles from './bar.module.css';

const deviceIcons: Readonly<Record<Device, ReactNode>> = {
  pc: <Monitor aria-hidden />,
  pad: <Tablet aria-hidden />,
  mobile: <Smartphone aria-hidden />,
};

export interface BarActions {
  onBack: () => void;
  onSave: () => void;
  onPublish: () => void;
  onRollback: () => void;
  onSchedule: () => void;
  onVersions: () => void;
  onDetails: () => void;
  onPreview: () => void;
  onView: () => void;
}

interface Props extends BarActions {
  page: CustomPage;
  isUnsaved: boolean;
  /** While a request is running nothing else can be started. */
  isBusy: boolean;
}

/** The bar of the page editor. */
export function EditorBar(props: Props) {
  const t = useText(savingTexts);
  const { page, isUnsaved, isBusy } = props;
  const more = [
    { key: 'details', label: t('details'), onClick: props.onDetails },
    ...(page.published_at === null
      ? []
      : [{ key: 'view', icon: <ExternalLink aria-hidden />, label: t('viewPage'), onClick: props.onView }]),
    { key: 'preview', label: t('openPreview'), onClick: props.onPreview },
    { key: 'versions', icon: <History aria-hidden />, label: t('versions'), onClick: props.onVersions },
    { key: 'schedule', icon: <CalendarClock aria-hidden />, label: t('schedule'), onClick: props.onSchedule },
    ...(page.can_rollback_data ? [{ key: 'rollback', label: t('rollback'), onClick: props.onRollback }] : []),
  ];
  return (
    <header className={styles.bar}>
      <Back onBack={props.onBack} />
      <span className={styles.name}>
        <h1 title={page.title}>{page.title}</h1>
        <SaveStatus page={page} isUnsaved={isUnsaved} />
      </span>
      <DeviceChoice />
      <span className={styles.end}>
        <UndoRedo />
        {page.can_rollback_data && (
          <Button
            className={styles.wide ?? ''}
            type="text"
            icon={<History aria-hidden />}
            disabled={isBusy}
            onClick={props.onRollback}
          >
            {t('rollback')}
          </Button>
        )}
        <Dropdown menu={{ items: more }} trigger={['click']} disabled={isBusy}>
          <Button type="text" icon={<EllipsisVertical aria-hidden />} aria-label={t('more')} />
        </Dropdown>
        <Button icon={<Save aria-hidden />} disabled={!isUnsaved || isBusy} onClick={props.onSave}>
          {t('save')}
        </Button>
        <Button type="primary" icon={<Send aria-hidden />} disabled={isBusy} onClick={props.onPublish}>
          {t('publish')}
        </Button>
      </span>
    </header>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  const t = useText(pageEditorTexts);
  return <IconButton label={t('back')} icon={<ArrowLeft aria-hidden />} onPress={onBack} />;
}

/** Whether there are unsaved changes, and since when the published version is live. */
function SaveStatus({ page, isUnsaved }: { page: CustomPage; isUnsaved: boolean }) {
  const t = useText(savingTexts);
  const live =
    page.published_at === null ? t('neverPublished') : t('liveSince', { time: formatMinute(page.published_at) });
  const later = page.scheduled_at === null ? undefined : t('scheduledFor', { time: formatMinute(page.scheduled_at) });
  return (
    <span className={styles.mark} data-unsaved={isUnsaved} role="status">
      {isUnsaved ? t('unsaved') : t('allSaved')}
      <span>· {later ?? live}</span>
    </span>
  );
}

function UndoRedo() {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  const undoable = usePage(({ history }) => canUndo(history));
  const redoable = usePage(({ history }) => canRedo(history));
  return (
    <span className={styles.steps}>
      <IconButton
        label={t('undo')}
        icon={<Undo2 aria-hidden />}
        isDisabled={!undoable}
        onPress={() => store.act(undoStep)}
      />
      <IconButton
        label={t('redo')}
        icon={<Redo2 aria-hidden />}
        isDisabled={!redoable}
        onPress={() => store.act(redoStep)}
      />
    </span>
  );
}

function DeviceChoice() {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  const device = usePage(({ session }) => session.device);
  return (
    <span className={styles.devices}>
      <Segmented<Device>
        aria-label={t('device')}
        value={device}
        onChange={(next) => store.act((editor) => withSession(editor, { device: next }))}
        options={devices.map((each) => ({
          value: each,
          icon: deviceIcons[each],
          label: <span className={styles.deviceName}>{deviceNames[each]}</span>,
        }))}
      />
    </span>
  );
}
