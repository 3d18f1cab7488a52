import { oc } from '@orpc/contract';
import { z } from 'zod';
import { instanceFields } from '#platform/pure/instance-settings/schema.ts';
import type { RouteMeta } from '#platform/pure/route-meta.ts';

const { name, accent, signUp, notice, usernameChangeDays } = instanceFields;

/** The instance's public API, for signed-out visitors and members. */
export const instanceContract = {
  facts: oc
    .$meta<RouteMeta>({ forVisitors: true })
    .route({
      method: 'GET',
      path: '/instance',
      summary: 'Get the name, branding, announcement and public settings of this instance',
      tags: ['Instance'],
      outputStructure: 'detailed',
    })
    .output(
      z.object({
        headers: z.record(z.string(), z.string()),
        body: z.object({
          name,
          logo: z.object({ src: z.string(), width: z.int(), height: z.int() }).nullable(),
          look: z.string().nullable(),
          accent,
          signUp,
          notice,
          usernameChangeDays,
          sendsEmail: z.boolean(),
        }),
      }),
    ),
};
