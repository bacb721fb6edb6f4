import type { ImportDraftState } from '@platen/model/orders/desktop';
import { missingColumns } from '@platen/sheet/headers';
import { Alert, Button, Modal, Spin } from 'antd';
import { useState } from 'react';
import { HeaderMappingDialog } from '../../../shared/imports/header-mapping.dialog.tsx';
import { importsTexts } from '../../../shared/imports/imports.messages.ts';
import { UnknownHeaders } from '../../../shared/imports/unknown-headers.tsx';
import { showFailureMessage } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { DraftTemplates } from './draft-templates.tsx';
import { importDraftTexts } from './import-draft.messages.ts';
import styles from './import-draft.module.css';
import { orderDraft, reloadDraft } from './upload-jobs.api.ts';

const widthPx = 720;

interface Props {
  draft: ImportDraftState;
  onAnother: () => void;
  onClose: () => void;
}

/** A selected sheet before anything is ordered: what it would order, the amount, and what is invalid. */
export function ImportDraftDialog({ draft, onAnother, onClose }: Props) {
  const t = useText(importDraftTexts);
  const tImports = useText(importsTexts);
  const [isOrdering, setOrdering] = useState(false);
  const rows = draft.templates.reduce((sum, { rows_count }) => sum + rows_count, 0);
  const [isMapping, setMapping] = useState(false);
  // Opened once for each reading: a user who closed the dialog has seen it.
  const [closedFor, setClosedFor] = useState('');
  const needsMapping = draft.status === 'refused' && missingColumns(draft.headers).length > 0;
  const hasErrors = draft.failed_rows > 0;
  const canMap = draft.status !== 'reading' && draft.headers.some(({ key }) => key === null);

  async function order() {
    setOrdering(true);
    await orderDraft(draft.id).catch((cause: unknown) => showFailureMessage(cause));
    setOrdering(false);
  }

  async function checkMapped() {
    await reloadDraft(draft.id);
  }

  return (
    <Modal
      open
      centered
      width={widthPx}
      title={t('title', { file: draft.file_name })}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={[
        <Button key="close" onClick={onClose}>
          {draft.status === 'refused' ? t('close') : t('cancel')}
        </Button>,
        draft.status !== 'reading' && (
          <Button key="another" onClick={onAnother}>
            {t('another')}
          </Button>
        ),
        canMap && (
          <Button key="map" onClick={() => setMapping(true)}>
            {tImports('mapHeaders')}
          </Button>
        ),
        draft.status === 'ready' && (
          <Button key="order" type="primary" loading={isOrdering} onClick={() => void order()}>
            {t(hasErrors ? 'orderRest' : 'order', { count: rows })}
          </Button>
        ),
      ]}
    >
      <DraftContent draft={draft} needsMapping={needsMapping} />
      {(isMapping || (needsMapping && closedFor !== draft.id)) && (
        <HeaderMappingDialog
          headers={draft.headers}
          onSaved={checkMapped}
          onClose={() => {
            setMapping(false);
            setClosedFor(draft.id);
          }}
        />
      )}
    </Modal>
  );
}

function DraftContent({ draft, needsMapping }: { draft: ImportDraftState; needsMapping: boolean }) {
  const t = useText(importDraftTexts);
  return (
    <>
      {draft.status === 'reading' && (
        <div className={styles.reading} role="status">
          <Spin />
          {t('reading', { count: draft.rows_read })}
        </div>
      )}
      {draft.message !== '' && (
        <Alert
          className={styles.alert}
          type={needsMapping ? 'warning' : 'error'}
          showIcon
          title={draft.message}
          role="alert"
        />
      )}
      {!needsMapping && <UnknownHeaders className={styles.alert} headers={draft.headers} />}
      {draft.failed_rows > 0 && <DraftErrors draft={draft} />}
      {draft.templates.length > 0 && <DraftTemplates draft={draft} />}
    </>
  );
}

const shownErrorsMax = 200;

/** The errors in the rows of a sheet, and the file that contains them. */
function DraftErrors({ draft }: { draft: ImportDraftState }) {
  const t = useText(importDraftTexts);
  const { row_errors, failed_rows, error_file } = draft;
  return (
    <section className={styles.errors}>
      <b>{t('failedRows', { count: failed_rows })}</b>
      {error_file !== null && <p>{t('errorFile', { file: error_file })}</p>}
      <ul lang="zh-CN">
        {row_errors.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {row_errors.length >= shownErrorsMax && <p>{t('moreErrors')}</p>}
    </section>
  );
}
