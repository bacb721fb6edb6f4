import { Badge, Button, Tooltip } from 'antd';
import { Upload } from 'lucide-react';
import { useDesktopState } from '../../../shared/desktop/desktop-state.ts';
import { showUploadJobs } from '../../../shared/desktop/upload-jobs-panel.ts';
import { useText } from '../../../ui/text.ts';
import { countActive } from './job-figures.ts';
import { uploadJobsTexts } from './upload-jobs.messages.ts';

/** In the bar of the desktop client: the number of active jobs, and the button that opens them. */
export function UploadJobsButton() {
  const t = useText(uploadJobsTexts);
  const count = countActive(useDesktopState()?.jobs ?? []);
  return (
    <Tooltip title={t('title')}>
      <Badge count={count} size="small" offset={[-4, 4]}>
        <Button
          type="text"
          icon={<Upload aria-hidden />}
          aria-label={t('open', { count })}
          onClick={() => showUploadJobs(true)}
        />
      </Badge>
    </Tooltip>
  );
}
