import { z } from 'zod';
import { anyone } from '../access.ts';
import { defineCalls } from '../call.ts';

export const captchaCalls = defineCalls({
  picture: {
    method: 'GET',
    path: '/captcha',
    access: anyone,
    summary: 'Get a captcha image for the login form',
    // Only makes each address new, so that no cache answers.
    query: z.object({ t: z.string().max(40).optional(), timestamp: z.string().max(40).optional() }),
    response: 'raw',
  },
});
