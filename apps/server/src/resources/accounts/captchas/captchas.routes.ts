import { captchaLifeMs } from '@platen/model/constants';
import { z } from 'zod';
import { anyone } from '../../../platform/http/access.ts';
import { captchaCookie } from '../../../platform/http/captcha-cookie.ts';
import { route } from '../../../platform/http/route.ts';
import { createCaptcha } from './captchas.service.ts';

export const captchaRoutes = [
  route({
    method: 'GET',
    path: '/captcha',
    access: anyone,
    summary: 'A captcha picture for the login form',
    // Only makes each address new, so that no cache answers.
    query: z.object({ t: z.string().max(40).optional(), timestamp: z.string().max(40).optional() }),
    answer: 'raw',
    limits: [{ by: 'address', max: 120, windowS: 60 }],
    run: async (ctx, _input, reply) => {
      const { token, png } = await createCaptcha(ctx);
      reply.setCookie(captchaCookie, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: reply.request.protocol === 'https',
        maxAge: captchaLifeMs / 1000,
      });
      return reply.header('cache-control', 'no-store').type('image/png').send(png);
    },
  }),
];
