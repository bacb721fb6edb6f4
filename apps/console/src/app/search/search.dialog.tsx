import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useState } from 'react';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { addRecent, readRecent } from './recent-choices.ts';
import type { SearchEntry } from './search-entry.ts';
import { SearchPalette } from './search-palette.tsx';
import { useRecordSearch } from './use-record-search.ts';
import { useSearchScreens } from './use-search-screens.ts';

/** The global search, over what the user may see and what they chose last. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const userId = useQuery(currentUserQuery).data?.id;
  const screens = useSearchScreens();
  const [text, setText] = useState('');
  const found = useRecordSearch(text);
  const recent = readRecent(userId).map((choice): SearchEntry => ({ ...choice, group: 'recent', icon: History }));

  function choose({ to, title, detail }: SearchEntry) {
    addRecent(userId, { to, title, ...(detail && { detail }) });
    onClose();
    void navigate({ to });
  }

  return (
    <SearchPalette
      screens={screens}
      recent={recent}
      text={text}
      onText={setText}
      found={found}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
