import { z } from 'zod';
import { line, maybeAddress, prose, webAddress } from '#platform/fields.ts';
import { LIMITS } from './limits.ts';

/** Compared and kept in lower case. */
export const emailAddress = z.email().max(254).toLowerCase();
/** How well it withstands guessing is judged when it is set. */
export const newPassword = z.string().min(LIMITS.shortestPassword).max(LIMITS.longestPassword);
/** A password typed to prove who one is: whatever it is, only right or wrong. */
export const typedPassword = z.string().min(1).max(1000);

export const displayName = line(LIMITS.displayName).min(1);

/** What a member may change of the own document; nothing else is taken. */
export const profileChange = z.strictObject({
  displayName: displayName.optional(),
  profile: z
    .strictObject({
      bio: prose(LIMITS.bio).optional(),
      location: line(LIMITS.location).optional(),
      website: maybeAddress(LIMITS.webAddress).optional(),
      /** By network, or by a name of one's own. */
      socialLinks: z
        .record(line(LIMITS.networkName).min(1), webAddress(LIMITS.webAddress))
        .refine((links) => Object.keys(links).length <= LIMITS.socialLinks, {
          params: { word: 'tooGreat', maximum: LIMITS.socialLinks },
        })
        .optional(),
      showAchievements: z.boolean().optional(),
    })
    .optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;
