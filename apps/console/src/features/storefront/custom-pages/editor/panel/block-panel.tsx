import { reasonText } from '@platen/model/fields/field-reasons';
import { textIn } from '@platen/model/text/locale';
import { type Block, blockKindOf } from '@platen/pages/blocks';
import { readSections } from '@platen/pages/page';
import { canAdd, changeSettings, hideBlock } from '@platen/pages/page-edits';
import { findBlock, parentOf, type Sections } from '@platen/pages/page-tree';
import { pageWarningTexts } from '@platen/pages/page-warning-texts';
import { warningsOfBlock } from '@platen/pages/page-warnings';
import { ConfigProvider } from 'antd';
import { ChevronLeft, Copy, Eye, EyeOff, MousePointerClick, PanelRight, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { FieldPanel, type FilledField } from '../../../../../ui/fields/field-panel.tsx';
import { KindTag } from '../../../../../ui/state-tag.tsx';
import { useText } from '../../../../../ui/text.ts';
import { BlockIcon } from '../block-icon.tsx';
import { pageEditorTexts } from '../editor.messages.ts';
import { IconButton } from '../icon-button.tsx';
import { useTemplateFill } from '../links/use-template-fill.ts';
import { blockName } from '../store/page-document.ts';
import { change, clone, remove, sectionsOf, select, withSession } from '../store/page-editor.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import { fieldsOfBlock } from './block-fields.ts';
import { ChildCards } from './child-cards.tsx';
import styles from './panel.module.css';

/** The settings of the selected block. */
export function BlockPanel() {
  const t = useText(pageEditorTexts);
  const selected = usePage((editor) => {
    const { selectedId } = editor.session;
    return selectedId === undefined ? undefined : findBlock(sectionsOf(editor), selectedId);
  });
  return (
    <section className={styles.panel} aria-label={t('settings')}>
      {selected ? (
        <Settings key={selected.id} block={selected} />
      ) : (
        <>
          <header className={styles.head}>
            <h2>{t('settings')}</h2>
            <ClosePanel />
          </header>
          <p className={styles.nothing}>
            <MousePointerClick aria-hidden />
            {t('nothingSelected')}
          </p>
        </>
      )}
    </section>
  );
}

function ClosePanel() {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  return (
    <IconButton
      label={t('rightPanel')}
      icon={<PanelRight aria-hidden />}
      onPress={() => store.act((editor) => withSession(editor, { panels: { ...editor.session.panels, right: false } }))}
    />
  );
}

function Settings({ block }: { block: Block }) {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  const errorsAt = useBlockErrors(block);
  const fillFromTemplate = useTemplateFill();
  const { own, common } = fieldsOfBlock(block);
  const kind = blockKindOf(block);
  const hasChildren = Object.keys(kind.children).length > 0;

  function set({ field: { key, kind: fieldKind } }: FilledField, value: unknown) {
    store.act((editor, timeMs) =>
      change(editor, (now) => changeSettings(now, block.id, { [key]: value }), timeMs, `${block.id}.${key}`),
    );
    if (fieldKind === 'link') void fillFromTemplate(block, String(value));
  }

  return (
    <>
      <PanelHead block={block} />
      <BlockWarnings block={block} />
      <ConfigProvider variant="filled" componentSize="small">
        <div className={styles.body}>
          <div className={styles.fields}>
            <FieldPanel
              groups={[
                {
                  key: 'own',
                  // A single field needs no heading.
                  ...(own.length > 1 && { title: t('own') }),
                  fields: own,
                  note: kind.isZone && t('zoneHint'),
                },
              ]}
              errorsAt={errorsAt}
              onChange={set}
            />
          </div>
          {hasChildren && <ChildCards block={block} />}
          {common.length > 0 && (
            <div className={styles.fields}>
              <FieldPanel
                groups={[{ key: 'common', title: t('spacing'), fields: common }]}
                errorsAt={errorsAt}
                onChange={set}
              />
            </div>
          )}
        </div>
      </ConfigProvider>
    </>
  );
}

/** What readers would miss in the block, reported while it is edited. */
function BlockWarnings({ block }: { block: Block }) {
  const locale = useLocale();
  const warnings = block.hidden ? [] : warningsOfBlock(block);
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ key }) => (
        <li key={key}>
          <TriangleAlert aria-hidden />
          {textIn(pageWarningTexts[key], locale)}
        </li>
      ))}
    </ul>
  );
}

function PanelHead({ block }: { block: Block }) {
  const t = useText(pageEditorTexts);
  const locale = useLocale();
  const store = usePageStore();
  const sections = usePage(sectionsOf);
  const parent = parentOf(sections, block.id);
  const { id } = block;
  return (
    <header className={styles.head}>
      {parent && (
        <IconButton
          label={`${t('back')} ${blockName(parent, locale)}`}
          icon={<ChevronLeft aria-hidden />}
          onPress={() => store.act((editor) => select(editor, parent.id))}
        />
      )}
      <BlockIcon type={block.type} />
      <h2 title={blockName(block, locale)}>{blockName(block, locale)}</h2>
      {block.name !== '' && <KindTag tone="gray">{textIn(blockKindOf(block).label, locale)}</KindTag>}
      <IconButton
        label={t('clone')}
        icon={<Copy aria-hidden />}
        isDisabled={!canAdd(sections, parent?.id ?? null, block.type)}
        onPress={() => store.act((editor, timeMs) => clone(editor, id, timeMs))}
      />
      <IconButton
        label={block.hidden ? t('show') : t('hide')}
        icon={block.hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        onPress={() =>
          store.act((editor, timeMs) => change(editor, (now) => hideBlock(now, id, !block.hidden), timeMs))
        }
      />
      <IconButton
        label={t('delete')}
        icon={<Trash2 aria-hidden />}
        onPress={() => store.act((editor, timeMs) => remove(editor, id, timeMs))}
      />
      <ClosePanel />
    </header>
  );
}

/** The errors of a block's settings by field: the server's own checks, while typing. */
function useBlockErrors(block: Block): (path: string) => readonly string[] {
  const locale = useLocale();
  const sections = usePage(sectionsOf);
  const findings = useMemo(() => readSections(sections).findings ?? [], [sections]);
  return useMemo(() => {
    const prefix = [...(pathTo(sections, block.id) ?? []), 'settings'].join('.');
    return (path) =>
      findings
        .filter((found) => found.path.join('.') === `${prefix}.${path}`)
        .map((found) => reasonText(found, locale));
  }, [findings, sections, block.id, locale]);
}

function pathTo(blocks: Sections, id: string): PropertyKey[] | undefined {
  for (const [index, block] of blocks.entries()) {
    if (block.id === id) return [index];
    const inner = pathTo(block.blocks, id);
    if (inner) return [index, 'blocks', ...inner];
  }
  return undefined;
}
