import { Button } from 'antd';
import type { Action } from './action.types.ts';
import { ButtonLink } from './button-link.tsx';
import { flatActionsMax, splitActions } from './flat-actions.ts';
import { MoreActions } from './more-actions.tsx';
import { useActionRunner } from './use-action-runner.ts';

interface Props {
  actions: readonly Action[];
  refresh?: (() => unknown) | undefined;
  size?: 'medium' | 'large';
  flatMax?: number;
}

/** The buttons of a page: secondary ones, then the primary one, then the rest in the `⋯` menu. */
export function ActionButtons({ actions, refresh, size = 'medium', flatMax = flatActionsMax }: Props) {
  const { busyKey, run } = useActionRunner(refresh);
  const [inSight, inMenu] = splitActions(actions, flatMax);
  const flat = inSight.toSorted((a, b) => Number(a.isPrimary ?? false) - Number(b.isPrimary ?? false));
  return (
    <>
      {flat.map((action) => {
        const isPrimary = action.isPrimary === true;
        const buttonProps = {
          danger: action.isDanger === true,
          icon: action.icon,
          size,
        };
        return action.link ? (
          <ButtonLink key={action.key} {...buttonProps} {...action.link} isPrimary={isPrimary}>
            {action.label}
          </ButtonLink>
        ) : (
          <Button
            key={action.key}
            {...buttonProps}
            type={isPrimary ? 'primary' : 'default'}
            {...(isPrimary && { 'data-next-step': true })}
            loading={busyKey === action.key}
            disabled={action.isDisabled === true}
            onClick={() => void run(action)}
          >
            {action.label}
          </Button>
        );
      })}
      <MoreActions actions={inMenu} onRun={(action) => void run(action)} size={size} />
    </>
  );
}
