import { captchaCalls } from '@platen/contract/accounts/captchas.calls';
import { captchaLifeMs } from '@platen/model/accounts/accounts';
import { captchaCookie } from '../../../platform/http/captcha-cookie.ts';
import { setHostCookie } from '../../../platform/http/host-cookies.ts';
import { route } from '../../../platform/http/route.ts';
import { createCaptcha } from './captchas.service.ts';

export const captchaRoutes = [
  route(captchaCalls.picture, {
    limits: [{ by: 'address', max: 120, windowS: 60 }],
    run: async (ctx, _input, reply) => {
      const { token, png } = await createCaptcha(ctx);
      setHostCookie(reply, captchaCookie, token, captchaLifeMs / 1000);
      return reply.header('cache-control', 'no-store').type('image/png').send(png);
    },
  }),
];
