import { inEachLocale } from '../translate.ts';

export type DemoFont = {
  /** The family name that layers refer to. */
  readonly name: string;
  readonly filename: string;
  /** The module specifier of the font file. */
  readonly file: string;
  readonly license: 'OFL-1.1';
  /** The license text, which must be distributed with the font. */
  readonly licenseFile: string;
  readonly tags: readonly string[];
};

/** The font libraries of the demo. All texts in its pictures use these fonts. */
export const demoFonts = inEachLocale((t): readonly DemoFont[] => [
  {
    name: 'ZCOOL KuaiLe',
    filename: 'ZCOOLKuaiLe-Regular.ttf',
    file: '@expo-google-fonts/zcool-kuaile/400Regular/ZCOOLKuaiLe_400Regular.ttf',
    license: 'OFL-1.1',
    licenseFile: '@expo-google-fonts/zcool-kuaile/LICENSE_FONT',
    tags: [t('中文', 'Chinese'), t('圆体', 'Rounded'), t('可爱', 'Cute')],
  },
  {
    name: 'Ma Shan Zheng',
    filename: 'MaShanZheng-Regular.ttf',
    file: '@expo-google-fonts/ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf',
    license: 'OFL-1.1',
    licenseFile: '@expo-google-fonts/ma-shan-zheng/LICENSE_FONT',
    tags: [t('中文', 'Chinese'), t('书法', 'Script')],
  },
  {
    name: 'Fredoka',
    filename: 'Fredoka-SemiBold.ttf',
    file: '@expo-google-fonts/fredoka/600SemiBold/Fredoka_600SemiBold.ttf',
    license: 'OFL-1.1',
    licenseFile: '@expo-google-fonts/fredoka/LICENSE_FONT',
    tags: [t('英文', 'English'), t('圆体', 'Rounded'), t('可爱', 'Cute')],
  },
  {
    name: 'Pacifico',
    filename: 'Pacifico-Regular.ttf',
    file: '@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf',
    license: 'OFL-1.1',
    licenseFile: '@expo-google-fonts/pacifico/LICENSE_FONT',
    tags: [t('英文', 'English'), t('手写', 'Handwritten')],
  },
  {
    name: 'Abril Fatface',
    filename: 'AbrilFatface-Regular.ttf',
    file: '@expo-google-fonts/abril-fatface/400Regular/AbrilFatface_400Regular.ttf',
    license: 'OFL-1.1',
    licenseFile: '@expo-google-fonts/abril-fatface/LICENSE_FONT',
    tags: [t('英文', 'English'), t('标题', 'Headline'), t('衬线', 'Serif')],
  },
]);

export type Voice = 'round' | 'brush' | 'display';

const voices: Record<Voice, { readonly chinese: string; readonly latin: string }> = {
  round: { chinese: 'ZCOOL KuaiLe', latin: 'Fredoka' },
  brush: { chinese: 'Ma Shan Zheng', latin: 'Pacifico' },
  display: { chinese: 'ZCOOL KuaiLe', latin: 'Abril Fatface' },
};

/** The bundled font that contains the letters of `text`. System fonts would look different on every machine. */
export function fontFor(text: string, voice: Voice): string {
  return voices[voice][/\p{Script=Han}/u.test(text) ? 'chinese' : 'latin'];
}
