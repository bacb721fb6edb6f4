import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useText } from '../../../ui/text.ts';
import { recentCompaniesQuery } from './order-desk.api.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import styles from './recent-companies.module.css';

interface Props {
  current: string;
  onChoose: (company: string) => void;
}

/** The companies that were used last: usually two or three a day. */
export function RecentCompanies({ current, onChoose }: Props) {
  const t = useText(outboundsTexts);
  const { data: companies = [] } = useQuery(recentCompaniesQuery);
  if (companies.length === 0) return null;
  return (
    <div className={styles.companies} role="group" aria-label={t('company')}>
      {companies.map((company) => (
        <Button
          key={company}
          size="small"
          shape="round"
          color={company === current.trim() ? 'primary' : 'default'}
          variant={company === current.trim() ? 'filled' : 'outlined'}
          aria-pressed={company === current.trim()}
          onClick={() => onChoose(company)}
        >
          {company}
        </Button>
      ))}
    </div>
  );
}
