import { z } from 'zod';
import { instanceFields } from '#platform/pure/instance-settings/schema.ts';
import { route } from './admin-route.ts';

/** The logo is excluded here: it is uploaded separately. */
const { logo, ...fields } = instanceFields;

type SettingSchema<Field extends z.ZodType> = z.ZodObject<{ value: Field; default: Field; decided: z.ZodBoolean }>;

const settingSchema = <Field extends z.ZodType>(field: Field): SettingSchema<Field> =>
  z.object({ value: field, default: field, decided: z.boolean() });

/** Every setting with its current value, its default and whether an admin has set it. */
export const adminSettings = z.object({
  name: settingSchema(fields.name),
  logo: settingSchema(logo.unwrap().extend({ src: z.string() }).nullable()),
  accent: settingSchema(fields.accent),
  signUp: settingSchema(fields.signUp),
  fileMegabytes: settingSchema(fields.fileMegabytes),
  memberMegabytes: settingSchema(fields.memberMegabytes),
  usernameChangeDays: settingSchema(fields.usernameChangeDays),
  notice: settingSchema(fields.notice),
  reservedNames: settingSchema(fields.reservedNames),
  domainApproval: settingSchema(fields.domainApproval),
  mailFrom: settingSchema(fields.mailFrom),
});
export type AdminSettings = z.infer<typeof adminSettings>;

/** Settings to change. Null resets a setting to its default. */
const adminSettingsChange = z.strictObject({
  name: fields.name.nullable().optional(),
  accent: fields.accent.optional(),
  signUp: fields.signUp.nullable().optional(),
  fileMegabytes: fields.fileMegabytes.nullable().optional(),
  memberMegabytes: fields.memberMegabytes.nullable().optional(),
  usernameChangeDays: fields.usernameChangeDays.nullable().optional(),
  notice: fields.notice.optional(),
  reservedNames: fields.reservedNames.nullable().optional(),
  domainApproval: fields.domainApproval.nullable().optional(),
  mailFrom: fields.mailFrom.nullable().optional(),
});
export type AdminSettingsChange = z.infer<typeof adminSettingsChange>;

export const LOGO_MEGABYTES = 2;
/** Request body limit for the logo in Base64, with some headroom. */
const LOGO_BODY_BYTES = 4 * 1024 * 1024;

export const settingsContract = {
  read: route('GET', '/settings', 'Get the instance settings and their defaults').output(adminSettings),
  change: route('PATCH', '/settings', 'Update settings; null resets to the default')
    .input(adminSettingsChange)
    .output(adminSettings),
  setLogo: route('PUT', '/settings/logo', 'Set the logo: a PNG, JPEG or WebP image in Base64')
    .meta({ bodyBytes: LOGO_BODY_BYTES, upload: true })
    .input(z.strictObject({ file: z.string().min(1) }))
    .output(adminSettings),
  removeLogo: route('DELETE', '/settings/logo', 'Remove the logo').output(adminSettings),
};
