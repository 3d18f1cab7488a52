import { z } from 'zod';
import { createImageInput } from '#files/contract.ts';
import { THEME_PREFERENCES } from '#platform/pure/preferences.ts';
import { route, userDocument, visitorRoute } from './contract-parts.ts';
import { language, preferencesChange, profileChange } from './model/fields.ts';
import { notifications, notificationsChange } from './model/notifications.ts';
import { USERNAME_REFUSALS } from './model/username.ts';

/** The API routes for the profile, the username and the preferences of an account. */

/** The preferences of the account. What is null is undecided: it follows the language or the device. */
const accountPreferences = z.object({
  theme: z.enum(THEME_PREFERENCES).nullable(),
  language,
  region: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** The time zone of the device that the member used last, in which sites show dates if `timeZone` is null. */
  deviceTimeZone: z.string().nullable(),
});
export type AccountPreferences = z.infer<typeof accountPreferences>;

const usernameAvailability = z.object({
  username: z.string(),
  available: z.boolean(),
  reason: z.enum(USERNAME_REFUSALS).optional(),
  suggestions: z.array(z.string()).optional(),
});
export type UsernameAvailability = z.infer<typeof usernameAvailability>;

export const accountRoutes = {
  me: route('GET', '/me', 'Get your account').output(userDocument),
  changeMe: route('PATCH', '/me', 'Update your name, profile and email language')
    .input(profileChange)
    .output(userDocument),
  changeUsername: route('PUT', '/me/username', 'Change your username')
    .input(z.strictObject({ username: z.string().max(100) }))
    .output(userDocument),
  checkUsername: visitorRoute('GET', '/usernames/{candidate}', 'Check whether a username is available')
    .input(z.strictObject({ candidate: z.string().max(100), name: z.string().max(200).optional() }))
    .output(usernameAvailability),
  preferences: {
    read: route('GET', '/me/preferences', 'Get your preferences').output(accountPreferences),
    change: route('PATCH', '/me/preferences', 'Change your theme, email language, region and time zone')
      .input(preferencesChange)
      .output(accountPreferences),
  },
  notifications: {
    read: route('GET', '/me/notifications', 'Get which emails you get').output(notifications),
    change: route('PATCH', '/me/notifications', 'Choose which emails you get')
      .input(notificationsChange)
      .output(notifications),
  },
  photo: {
    set: route('PUT', '/me/photo', 'Set your photo to a crop of a stored image')
      .input(createImageInput)
      .output(userDocument),
    remove: route('DELETE', '/me/photo', 'Remove your photo').output(userDocument),
  },
};
