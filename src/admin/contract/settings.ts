import { z } from 'zod';
import { instanceFields } from '#platform/instance-settings/schema.ts';
import { route } from './about.ts';

/** The logo is excluded here: it is uploaded separately. */
const { logo, ...typed } = instanceFields;

type Shown<Field extends z.ZodType> = z.ZodObject<{ value: Field; default: Field; decided: z.ZodBoolean }>;

const shown = <Field extends z.ZodType>(field: Field): Shown<Field> =>
  z.object({ value: field, default: field, decided: z.boolean() });

/** Every setting with its current value, its default and whether an admin has set it. */
export const instanceDecisions = z.object({
  name: shown(typed.name),
  logo: shown(logo.unwrap().extend({ src: z.string() }).nullable()),
  accent: shown(typed.accent),
  signUp: shown(typed.signUp),
  fileMegabytes: shown(typed.fileMegabytes),
  memberMegabytes: shown(typed.memberMegabytes),
  usernameChangeDays: shown(typed.usernameChangeDays),
  notice: shown(typed.notice),
  reservedNames: shown(typed.reservedNames),
  domainApproval: shown(typed.domainApproval),
  mailFrom: shown(typed.mailFrom),
});
export type InstanceDecisions = z.infer<typeof instanceDecisions>;

/** Settings to change. Null resets a setting to its default. */
const change = z.strictObject({
  name: typed.name.nullable().optional(),
  accent: typed.accent.optional(),
  signUp: typed.signUp.nullable().optional(),
  fileMegabytes: typed.fileMegabytes.nullable().optional(),
  memberMegabytes: typed.memberMegabytes.nullable().optional(),
  usernameChangeDays: typed.usernameChangeDays.nullable().optional(),
  notice: typed.notice.optional(),
  reservedNames: typed.reservedNames.nullable().optional(),
  domainApproval: typed.domainApproval.nullable().optional(),
  mailFrom: typed.mailFrom.nullable().optional(),
});
export type DecisionsChange = z.infer<typeof change>;

export const LOGO_MEGABYTES = 2;
/** Request body limit for the logo in Base64, with some headroom. */
const LOGO_BODY_BYTES = 4 * 1024 * 1024;

export const settingsContract = {
  read: route('GET', '/settings', 'Get the instance settings and their defaults').output(instanceDecisions),
  change: route('PATCH', '/settings', 'Update settings; null resets to the default')
    .input(change)
    .output(instanceDecisions),
  setLogo: route('PUT', '/settings/logo', 'Set the logo: a PNG, JPEG or WebP image in Base64')
    .meta({ bodyBytes: LOGO_BODY_BYTES, upload: true })
    .input(z.strictObject({ file: z.string().min(1) }))
    .output(instanceDecisions),
  removeLogo: route('DELETE', '/settings/logo', 'Remove the logo').output(instanceDecisions),
};
