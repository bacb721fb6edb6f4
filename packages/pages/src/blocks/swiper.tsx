/** @jsxRuntime automatic */
import { fillIn, textIn } from '@platen/model/text/locale';
import { z } from 'zod';
import { heightMaxPx, intervalMaxMs, intervalMinMs, swiperImagesMax } from '../limits.ts';
import { defineBlock } from './define-block.ts';
import { viewTexts } from './parts/view.messages.ts';
import { color, commonFields, commonSettings, heightField, setting } from './settings.ts';

export const swiper = defineBlock({
  label: { zh: '轮播图', en: 'Carousel' },
  isScripted: true,
  settings: z.object({
    ...commonSettings,
    height: setting(z.number().min(1).max(heightMaxPx), 240),
    indicatorDots: setting(z.boolean(), true),
    indicatorColor: setting(color, '#ffffff99'),
    indicatorActiveColor: setting(color, '#ffffff'),
    autoplay: setting(z.boolean(), false),
    interval: setting(z.int().min(intervalMinMs).max(intervalMaxMs), 3000),
    loop: setting(z.boolean(), false),
  }),
  fields: [
    { ...heightField, min: 1 },
    { kind: 'flag', key: 'indicatorDots', label: { zh: '显示指示点', en: 'Show dots' } },
    { kind: 'color', key: 'indicatorColor', label: { zh: '指示点颜色', en: 'Dot color' } },
    { kind: 'color', key: 'indicatorActiveColor', label: { zh: '当前指示点颜色', en: 'Current dot color' } },
    { kind: 'flag', key: 'autoplay', label: { zh: '自动播放', en: 'Autoplay' } },
    {
      kind: 'number',
      key: 'interval',
      label: { zh: '播放间隔', en: 'Interval' },
      min: intervalMinMs,
      max: intervalMaxMs,
      step: 500,
      unit: 'ms',
    },
    { kind: 'flag', key: 'loop', label: { zh: '循环播放', en: 'Loop' } },
    ...commonFields,
  ],
  children: { image: swiperImagesMax },
  /**
   * A row that scrolls and snaps: it can be swiped without a script, which adds automatic playing and the current dot.
   */
  View({ block: { name, settings, blocks }, context }) {
    const say = (key: keyof typeof viewTexts) => textIn(viewTexts[key], context.locale);
    const slides = blocks.filter(({ hidden }) => !hidden);
    return (
      <div
        className="pp-swiper"
        role="group"
        aria-roledescription={say('carousel')}
        aria-label={name || say('carousel')}
        data-loop={settings.loop}
        {...(settings.autoplay && { 'data-interval': settings.interval })}
        style={
          {
            '--pp-height': `${settings.height}px`,
            '--pp-dot': settings.indicatorColor,
            '--pp-dot-current': settings.indicatorActiveColor,
          } as Record<string, string>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused element scrolls by keyboard */}
        <div className="pp-track" tabIndex={0} role="group" aria-label={say('slides')}>
          {slides.map((slide) => (
            <div key={slide.id} className="pp-slide" id={`slide-${slide.id}`}>
              {context.draw(slide)}
            </div>
          ))}
        </div>
        {settings.indicatorDots && slides.length > 1 && (
          <div className="pp-dots">
            {slides.map((slide, index) => (
              <a
                key={slide.id}
                className="pp-dot"
                href={`#slide-${slide.id}`}
                aria-label={fillIn(viewTexts.slide, { number: index + 1 }, context.locale)}
                aria-current={index === 0}
              />
            ))}
          </div>
        )}
        {settings.autoplay && slides.length > 1 && (
          <button type="button" className="pp-pause" hidden aria-pressed={false} aria-label={say('pause')} />
        )}
      </div>
    );
  },
});
