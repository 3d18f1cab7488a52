import { z } from 'zod';
import { instanceFields } from '#platform/pure/instance-settings/schema.ts';
import { route } from './admin-route.ts';

/** The logo is uploaded separately, and the base domains belong to the screen of domains. */
const { logo, baseDomains: _, ...fields } = instanceFields;
type Fields = typeof fields;

type SettingSchema<Field extends z.ZodType> = z.ZodObject<{ value: Field; default: Field; decided: z.ZodBoolean }>;

const settingSchema = <Field extends z.ZodType>(field: Field): SettingSchema<Field> =>
  z.object({ value: field, default: field, decided: z.boolean() });

const resettable = (field: z.ZodType) => (field instanceof z.ZodNullable ? field : field.nullable()).optional();

/** Makes a schema for each setting. */
const forEachSetting = (schemaOf: (field: z.ZodType) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

/** Every setting with its current value, its default and whether an admin has set it. */
export const adminSettings = z.object({
  ...(forEachSetting(settingSchema) as { [Name in keyof Fields]: SettingSchema<Fields[Name]> }),
  logo: settingSchema(logo.unwrap().extend({ src: z.string() }).nullable()),
});
export type AdminSettings = z.infer<typeof adminSettings>;

/** Settings to change. Null resets a setting to its default. */
const adminSettingsChange = z.strictObject(
  forEachSetting(resettable) as { [Name in keyof Fields]: z.ZodOptional<z.ZodNullable<Fields[Name]>> },
);
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
