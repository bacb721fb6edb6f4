/** @jsxRuntime automatic */

import { textIn } from '@platen/model/text/locale';
import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { viewTexts } from './parts/view.messages.ts';
import {
  commonFields,
  commonSettings,
  fileSetting,
  height,
  heightField,
  objectFit,
  objectFitField,
  setting,
} from './settings.ts';

export const video = defineBlock({
  label: { zh: '视频', en: 'Video' },
  isScripted: true,
  settings: z.object({
    ...commonSettings,
    video: fileSetting,
    poster: fileSetting,
    controls: setting(z.boolean(), true),
    autoplay: setting(z.boolean(), false),
    loop: setting(z.boolean(), false),
    muted: setting(z.boolean(), false),
    objectFit,
    height,
  }),
  fields: [
    { kind: 'upload', key: 'video', label: { zh: '视频（MP4）', en: 'Video (MP4)' }, accepts: 'video' },
    { kind: 'upload', key: 'poster', label: { zh: '封面', en: 'Poster' }, accepts: 'picture' },
    { kind: 'flag', key: 'controls', label: { zh: '显示控制条', en: 'Show controls' } },
    { kind: 'flag', key: 'autoplay', label: { zh: '自动播放（手机端不支持）', en: 'Autoplay (not on phones)' } },
    { kind: 'flag', key: 'loop', label: { zh: '循环播放', en: 'Loop' } },
    { kind: 'flag', key: 'muted', label: { zh: '静音', en: 'Muted' } },
    objectFitField,
    heightField,
    ...commonFields,
  ],
  warningsOf: ({ video: file }) => (file.url === '' ? ['missing_video'] : []),
  styles: `
.pp-video{display:block;width:100%;max-width:100%;background:#000}
`,
  /**
   * The script decides whether it plays automatically, because only the script knows whether the reader prefers reduced
   * motion.
   */
  View({ block: { name, settings }, context }) {
    if (settings.video.url === '') return <span className="pp-empty" />;
    return (
      <video
        className="pp-video"
        src={settings.video.url}
        {...(settings.poster.url !== '' && { poster: settings.poster.url })}
        aria-label={name || textIn(viewTexts.video, context.locale)}
        controls={settings.controls}
        loop={settings.loop}
        muted={settings.muted}
        playsInline
        preload={settings.poster.url === '' ? 'metadata' : 'none'}
        {...(settings.autoplay && { 'data-autoplay': '' })}
        style={{ objectFit: settings.objectFit, ...(settings.height > 0 && { height: settings.height }) }}
      >
        <track kind="captions" />
      </video>
    );
  },
});
