import { useQuery } from '@tanstack/react-query';
import { checklistQuery } from '../../features/operations/checklist/checklist.api.ts';
import { Checklist } from '../../features/operations/checklist/checklist.tsx';
import { HomeScreen } from '../../features/orders/home/home.screen.tsx';
import { useCan } from '../../shared/session/abilities.tsx';

/**
 * The home page with the checklist of a new factory. The two features do not import each other: this screen composes
 * them.
 */
export function HomeWithChecklist() {
  const isFactory = useCan()('applications.update');
  const { data } = useQuery({ ...checklistQuery, enabled: isFactory });
  return <HomeScreen checklist={data?.is_open && <Checklist steps={data.steps} />} />;
}
