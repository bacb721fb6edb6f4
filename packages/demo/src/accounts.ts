import type { Role } from '@platen/model/accounts/roles';
import { inEachLocale } from './translate.ts';

export const demoPassword = 'platen-demo-2026';

export interface DemoAccount {
  login_name: string;
  role: Role;
  screen_name: string;
  email: string;
  phone: string;
  is_block?: boolean;
}

/** The accounts of the demo factory; `npm start` prints them. */
export const demoAccounts = inEachLocale((t): readonly DemoAccount[] => [
  {
    login_name: 'merchant',
    role: 'customer',
    screen_name: t('兰木手作', 'Willow & Wren'),
    email: 'merchant@demo.platen',
    phone: '13800000001',
  },
  {
    login_name: 'reseller',
    role: 'customer',
    screen_name: 'North Lane Gifts',
    email: 'reseller@demo.platen',
    phone: '13800000002',
  },
  {
    login_name: 'frozen',
    role: 'customer',
    screen_name: t('停用商户', 'Closed Shop'),
    email: 'frozen@demo.platen',
    phone: '13800000003',
    is_block: true,
  },
  {
    login_name: 'factory',
    role: 'staff',
    screen_name: t('何志远', 'Daniel Hayes'),
    email: 'factory@demo.platen',
    phone: '13800000004',
  },
  { login_name: 'admin', role: 'admin', screen_name: 'Admin', email: 'admin@demo.platen', phone: '13800000005' },
]);
