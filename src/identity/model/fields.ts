import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Compared and kept in lower case. */
export const emailAddress = z.email().max(254).toLowerCase();
/** How well it withstands guessing is judged when it is set. */
export const newPassword = z.string().min(LIMITS.shortestPassword).max(LIMITS.longestPassword);
/** A password typed to prove who one is: whatever it is, only right or wrong. */
export const typedPassword = z.string().min(1).max(1000);

/** One line for people to read; what would end or turn the line has no place in it. */
const line = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u);

/** Text of several lines. A NUL and half a pair of surrogates are no text that a database could keep. */
const prose = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[^\0\p{Cs}]*$/u);

const webAddress = z
  .string()
  .trim()
  .max(LIMITS.webAddress)
  .refine(isWebAddress, { params: { word: 'invalidUrl' } });

function isWebAddress(text: string) {
  return /^https?:\/\/[^\s/?#][^\p{Cc}\p{Cs}]*$/iu.test(text) && URL.canParse(text);
}

export const displayName = line(LIMITS.displayName).min(1);

/** What a member may change of the own document; nothing else is taken. */
export const profileChange = z.strictObject({
  displayName: displayName.optional(),
  profile: z
    .strictObject({
      bio: prose(LIMITS.bio).optional(),
      location: line(LIMITS.location).optional(),
      website: z.union([z.literal(''), webAddress]).optional(),
      /** By network, or by a name of one's own. */
      socialLinks: z
        .record(line(LIMITS.networkName).min(1), webAddress)
        .refine((links) => Object.keys(links).length <= LIMITS.socialLinks, {
          params: { word: 'tooGreat', maximum: LIMITS.socialLinks },
        })
        .optional(),
      showAchievements: z.boolean().optional(),
    })
    .optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;
