import { z } from 'zod';
import { line, prose } from '../fields.ts';
import { type Settings, sender } from '../settings.ts';
import { INSTANCE_NAME } from './facts.ts';

export const SIGN_UP_MODES = ['open', 'invite', 'closed'] as const;
export const NOTICE_TONES = ['info', 'warning'] as const;

const eachOnce = (names: string[]) => [...new Set(names)];
const megabytes = z.int().min(1).max(1_000_000);
const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/);

/** What an admin decides about the instance while it runs, each by its own name. */
export const instanceFields = {
  name: line(40).pipe(z.string().min(1)),
  /** Which logo it is, and its size; set by uploading one. */
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
  /** A word to everybody, until a moment or until it is taken back. */
  notice: z
    .strictObject({
      text: prose(500).pipe(z.string().trim().min(1)),
      tone: z.enum(NOTICE_TONES),
      until: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Usernames that nobody may take, beside those that mean something anyway; `*` stands for any letters. */
  reservedNames: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        // A sign beside the stars: nothing but stars would leave no name to anybody.
        .regex(/^(?=.*[a-z0-9])[a-z0-9*-]{1,40}$/),
    )
    .max(500)
    .overwrite(eachOnce),
  domainApproval: z.boolean(),
  /** Hosts of the instance beside that of its address: members' sites are below each of them as well. */
  baseDomains: z.array(hostName).max(20).overwrite(eachOnce),
  mailFrom: sender.pipe(z.string().max(320)),
} as const;

export type InstanceChoices = { [Name in keyof typeof instanceFields]: z.output<(typeof instanceFields)[Name]> };
export type SettingName = keyof InstanceChoices;
export const SETTING_NAMES = Object.keys(instanceFields) as SettingName[];

/** As it is where no admin has decided otherwise. */
export const choicesOf = (settings: Settings): InstanceChoices => ({
  name: INSTANCE_NAME,
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
