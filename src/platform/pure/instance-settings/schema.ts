import { z } from 'zod';
import { line, prose } from '../fields.ts';
import { type Settings, sender } from '../settings.ts';
import { DEFAULT_INSTANCE_NAME } from './facts.ts';

export const SIGN_UP_MODES = ['open', 'invite', 'closed'] as const;
export const NOTICE_TONES = ['info', 'warning'] as const;

const unique = (names: string[]) => [...new Set(names)];
const megabytes = z.int().min(1).max(1_000_000);
const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/);

/** The settings of the instance that admins change at runtime. */
export const instanceFields = {
  name: line(40).pipe(z.string().min(1)),
  /** The hash and the size of the uploaded logo. */
  logo: z
    .strictObject({ hash: z.string().regex(/^[\w-]{1,64}$/), width: z.int().positive(), height: z.int().positive() })
    .nullable(),
  accent: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  signUp: z.enum(SIGN_UP_MODES),
  fileMegabytes: megabytes,
  memberMegabytes: megabytes,
  usernameChangeDays: z.int().min(0).max(3650),
  /** A notice for everybody, until a time or until it is removed. */
  notice: z
    .strictObject({
      text: prose(500).pipe(z.string().trim().min(1)),
      tone: z.enum(NOTICE_TONES),
      until: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Usernames that cannot be chosen, besides the built-in ones; `*` matches any characters. */
  reservedNames: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        // At least one character besides `*`; otherwise no name would be left.
        .regex(/^(?=.*[a-z0-9])[a-z0-9*-]{1,40}$/),
    )
    .max(500)
    .overwrite(unique),
  domainApproval: z.boolean(),
  /** Hosts of the instance besides that of `APP_URL`; members have a subdomain of each. */
  baseDomains: z.array(hostName).max(20).overwrite(unique),
  mailFrom: sender.pipe(z.string().max(320)),
} as const;

export type InstanceSettingValues = { [Name in keyof typeof instanceFields]: z.output<(typeof instanceFields)[Name]> };
export type InstanceSettingName = keyof InstanceSettingValues;
export const INSTANCE_SETTING_NAMES = Object.keys(instanceFields) as InstanceSettingName[];

/** Returns the defaults, from the environment. */
export const defaultSettings = (settings: Settings): InstanceSettingValues => ({
  name: DEFAULT_INSTANCE_NAME,
  logo: null,
  accent: null,
  signUp: settings.SIGN_UP,
  fileMegabytes: settings.FILE_MEGABYTES,
  memberMegabytes: settings.MEMBER_MEGABYTES,
  usernameChangeDays: settings.USERNAME_CHANGE_DAYS,
  notice: null,
  reservedNames: [],
  domainApproval: settings.DOMAIN_APPROVAL,
  baseDomains: [],
  mailFrom: settings.MAIL_FROM,
});
