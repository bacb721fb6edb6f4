import type { CustomPage } from '@platen/model/storefront/custom-pages';
import type { Sections } from '@platen/pages/page-tree';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { customPageQuery, customPages } from '../../custom-pages.api.ts';
import { areDifferent, parseSections } from '../store/page-document.ts';
import { change, sectionsOf } from '../store/page-editor.ts';
import type { PageStore } from '../store/page-store.ts';

export type StoredPage = ReturnType<typeof useStoredPage>;

/** The page as the server has it, and whether the draft on the screen differs from it. */
export function useStoredPage(store: PageStore, opened: CustomPage) {
  const client = useQueryClient();
  const saved = useRef(sectionsOf(store.get()));
  const [page, setPage] = useState(opened);
  /** The revision that the edits are based on; a ref, because two saves may follow each other before a render. */
  const base = useRef(opened.revision);
  const [isUnsaved, setUnsaved] = useState(false);

  const hasUnsaved = () => areDifferent(saved.current, sectionsOf(store.get()));
  useEffect(() => {
    const compare = () => setUnsaved(areDifferent(saved.current, sectionsOf(store.get())));
    return store.subscribe(compare);
  }, [store]);

  /** Applies the response of the server; `kept` are the sections of the screen that it has stored. */
  function applySaved(next: CustomPage, kept: Sections) {
    base.current = next.revision;
    saved.current = kept;
    setPage(next);
    setUnsaved(hasUnsaved());
    client.setQueryData(customPageQuery(String(next.id)).queryKey, next);
    void client.invalidateQueries({ queryKey: customPages.key, refetchType: 'none' });
  }

  /** Replaces the draft with what the server has, as an undo step like any other. */
  function load(next: CustomPage) {
    const sections = parseSections(next.configs);
    store.act((editor, timeMs) => change(editor, () => sections, timeMs));
    applySaved(next, sectionsOf(store.get()));
  }

  return {
    page,
    isUnsaved,
    hasUnsaved,
    revision: () => base.current,
    applySaved,
    /** The page was changed by a request that did not touch the sections of the draft. */
    acceptPage: (next: CustomPage) => applySaved(next, saved.current),
    load,
    /** Loads the newest version, which somebody else may have saved. */
    reload: async () => load(await client.fetchQuery({ ...customPageQuery(String(page.id)), staleTime: 0 })),
  };
}
