import { useMemo } from 'react';
import type { StateLook } from '../ui/list/list.types.ts';
import type { Tone } from '../ui/state-tag.tsx';
import { defineTexts, useText } from '../ui/text.ts';

/**
 * How every state of every flow looks and is called, in one place: the same state is the same tag on every screen.
 * To add one: its tone here and its label below, in both languages.
 */
const tones = {
  api_key: { active: 'success', expiring: 'warning', expired: 'grey' },
  sku_template: { pending: 'warning', published: 'success', unpublished: 'grey' },
  shared_link: { active: 'success', expired: 'grey' },
} as const satisfies Record<string, Record<string, Tone>>;

const stateTexts = defineTexts({
  en: {
    api_key: { active: 'Active', expiring: 'Expires soon', expired: 'Expired' },
    sku_template: { pending: 'Internal Test', published: 'Published', unpublished: 'Unpublished' },
    shared_link: { active: 'Valid', expired: 'Expired' },
  },
  zh: {
    api_key: { active: '有效', expiring: '即将过期', expired: '已过期' },
    sku_template: { pending: '内部测试', published: '已发布', unpublished: '已下架' },
    shared_link: { active: '有效', expired: '已过期' },
  },
});

export type Flow = keyof typeof tones;
export type StateOf<F extends Flow> = Extract<keyof (typeof tones)[F], string>;

/** `const look = useStateLook('api_key'); look('active')` */
export function useStateLook<F extends Flow>(flow: F): (state: StateOf<F>) => StateLook {
  const t = useText(stateTexts) as (key: string) => string;
  return useMemo(() => (state) => ({ tone: tones[flow][state as never], label: t(`${flow}.${state}`) }), [flow, t]);
}
