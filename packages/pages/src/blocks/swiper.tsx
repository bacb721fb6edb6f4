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
  styles: `
.pp-swiper{position:relative;height:var(--pp-height);overflow:hidden}
.pp-track{display:flex;height:100%;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scroll-behavior:smooth;scrollbar-width:none}
.pp-track::-webkit-scrollbar{display:none}
.pp-slide{flex:0 0 100%;scroll-snap-align:start;scroll-snap-stop:always}
.pp-slide,.pp-slide .pp-link,.pp-slide .pp-box{height:100%}
.pp-slide .pp-picture{height:100%}
.pp-dots{position:absolute;left:0;right:0;bottom:4px;display:flex;justify-content:center;pointer-events:none}
.pp-dot{display:grid;place-items:center;width:24px;height:24px;pointer-events:auto}
.pp-dot::before{content:"";width:8px;height:8px;border-radius:4px;background:var(--pp-dot);box-shadow:0 0 2px rgb(0 0 0/.4);transition:width .16s}
.pp-dot[aria-current=true]::before{width:20px;background:var(--pp-dot-current)}
.pp-pause{position:absolute;right:8px;top:8px;width:32px;height:32px;padding:0;border:0;border-radius:16px;background:rgb(0 0 0/.55);color:#fff;cursor:pointer;font:12px/32px sans-serif}
.pp-pause::before{content:"\\275A\\275A"}
.pp-pause[aria-pressed=true]::before{content:"\\25B6"}
@media (prefers-reduced-motion:reduce){.pp-track{scroll-behavior:auto}.pp-dot::before{transition:none}}
`,
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
