import { z } from 'zod';
import { line, optionalWebAddress, prose, webAddress } from '#platform/pure/fields.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { REGIONS } from '#platform/pure/i18n/regions.ts';
import { isTimeZone } from '#platform/pure/i18n/time-zones.ts';
import { THEME_PREFERENCES } from '#platform/pure/preferences.ts';
import { LIMITS } from './limits.ts';

/** An email address, converted to lower case for storage and comparison. */
export const emailAddress = z.email().max(254).toLowerCase();
/** A new password. Only its length is validated here; its strength is checked when it is set. */
export const newPassword = z.string().min(LIMITS.minPasswordLength).max(LIMITS.maxPasswordLength);
/** A password entered for verification. Any text is valid input; only its length is limited. */
export const enteredPassword = z.string().min(1).max(1000);

export const displayName = line(LIMITS.displayName).min(1);

export const language = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]);

const timeZone = z.string().max(64).refine(isTimeZone);

/** The preferences of the account that a member changes; null leaves a decision to the language or the device. */
export const preferencesChange = z.strictObject({
  theme: z.enum(THEME_PREFERENCES).nullable().optional(),
  /** The language of the member's emails. */
  language: language.optional(),
  region: z.enum(REGIONS).nullable().optional(),
  timeZone: timeZone.nullable().optional(),
  deviceTimeZone: timeZone.nullable().optional(),
});
export type PreferencesChange = z.infer<typeof preferencesChange>;

/** The fields of the account that a member may change; unknown fields are rejected. */
export const profileChange = z.strictObject({
  displayName: displayName.optional(),
  /** The language of the member's emails. */
  language: language.optional(),
  profile: z
    .strictObject({
      bio: prose(LIMITS.bio).optional(),
      location: line(LIMITS.location).optional(),
      website: optionalWebAddress(LIMITS.webAddress).optional(),
      /** Links by network id, or by a custom name. */
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
