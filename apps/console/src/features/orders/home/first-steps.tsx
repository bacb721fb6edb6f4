import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import {
  CircleCheck,
  Code2,
  CreditCard,
  Layers,
  type LucideIcon,
  ShoppingCart,
  Truck,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { useParty } from '../../../shared/orders/use-party.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import type { LinkTarget } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import styles from './first-steps.module.css';
import { homeTexts } from './home.messages.ts';

interface FirstStep {
  key: 'template' | 'recharge' | 'order' | 'api' | 'publish' | 'shipping' | 'customer' | 'payment';
  icon: LucideIcon;
  link: LinkTarget;
  isDone?: boolean;
}

const staffSteps: readonly FirstStep[] = [
  { key: 'publish', icon: Layers, link: linkOptions({ to: '/sku_templates' }) },
  { key: 'shipping', icon: Truck, link: linkOptions({ to: '/shipping_settings' }) },
  { key: 'customer', icon: UserPlus, link: linkOptions({ to: '/users/new' }) },
  { key: 'payment', icon: CreditCard, link: linkOptions({ to: '/recharges' }) },
];

/** What to do while there is nothing to count, instead of figures that are all 0. */
export function FirstSteps() {
  const t = useText(homeTexts);
  const isStaff = useParty() === 'staff';
  const { data: user } = useQuery(currentUserQuery);
  const customerSteps: FirstStep[] = [
    { key: 'template', icon: Layers, link: linkOptions({ to: '/sku_templates' }) },
    {
      key: 'recharge',
      icon: Wallet,
      link: linkOptions({ to: '/mine/recharge' }),
      isDone: user !== undefined && user.available_balance > 0,
    },
    { key: 'order', icon: ShoppingCart, link: linkOptions({ to: '/form_orders/micro_custom' }) },
    { key: 'api', icon: Code2, link: linkOptions({ to: '/api_keys/doc' }) },
  ];
  const steps = isStaff ? staffSteps : customerSteps;
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('firstTitle')}</h2>
      <p>{t('firstText')}</p>
      <ol className={styles.steps}>
        {steps.map(({ key, icon: Icon, link, isDone = false }) => (
          <li key={key}>
            <Link {...link} className={styles.step} data-done={isDone}>
              <span className={styles.icon}>{isDone ? <CircleCheck aria-hidden /> : <Icon aria-hidden />}</span>
              <span className={styles.words}>
                <b>{t(`first.${key}`)}</b>
                <span>{isDone ? t('done') : t(`first.${key}Text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
