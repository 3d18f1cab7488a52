import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { faces, files, images, media } from '#files/server/tables.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { THEME_PREFERENCES, type ThemePreference } from '#platform/pure/preferences.ts';
import { timestamptz } from '#platform/server/db/columns.ts';
import { isRequestKey, ownRows, requestKeys, systemPolicy, visibleRows } from '#platform/server/db/roles.ts';

const id = () => text('id').primaryKey();
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const createdAt = () => timestamptz('created_at').notNull().defaultNow();
const updatedAt = () => timestamptz('updated_at').notNull().defaultNow();

/** The SQL expression that admins' searches for members match against. */
export const searchText = sql`lower(display_name) || ' ' || email || ' ' || username`;

/**
 * The user document of the specification, one column per field, including those of `profile`. Column grants in the
 * migration define which of them a member may change: never `is_admin`, `is_active`, `email_verified`, `uid` or
 * `email`. The accounts library requires the name `id` for the key.
 */
export const users = pgTable(
  'users',
  {
    id: text('uid').primaryKey(),
    email: text('email').notNull().unique(),
    displayName: text('display_name').notNull(),
    photoUrl: text('photo_url'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    emailVerified: boolean('email_verified').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    username: text('username').notNull().default(''),
    usernameLastChanged: timestamptz('username_last_changed'),
    bio: text('bio').notNull().default(''),
    location: text('location').notNull().default(''),
    website: text('website').notNull().default(''),
    socialLinks: json('social_links').$type<Record<string, string>>().notNull().default({}),
    showAchievements: boolean('show_achievements').notNull().default(true),
    /** The skeleton of the username; unique, so that no two usernames can be confused. */
    usernameLook: text('username_look').notNull().default(''),
    /** The language of the member's emails. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** The theme with which the app starts; null while the member has not decided. */
    theme: text('theme').$type<ThemePreference>(),
    /** The region whose conventions dates, numbers and paper follow; null for those of the language. */
    region: text('region'),
    /** The time zone of times in the app; null for that of the device. */
    timeZone: text('time_zone'),
    /** The time zone of the device that the member used last, for sites while `timeZone` is null. */
    deviceTimeZone: text('device_time_zone'),
    /** Whether visitors can send messages by the contact form of the site; off once the member unsubscribes from them. */
    acceptsMessages: boolean('accepts_messages').notNull().default(true),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** The storage limit in megabytes; null for the default of the instance. */
    storageMegabytes: integer('storage_megabytes'),
    /** The time at which the account is deleted unless its address is verified; set with the reminder. */
    removalDue: timestamptz('removal_due'),
  },
  (table) => [
    systemPolicy(),
    check('users_theme', sql.raw(`theme in (${THEME_PREFERENCES.map((name) => `'${name}'`).join(', ')})`)),
    uniqueIndex('users_by_username').on(table.username).where(sql`username <> ''`),
    uniqueIndex('users_by_username_look').on(table.usernameLook).where(sql`username_look <> ''`),
    index('users_admins').on(table.id).where(sql`is_admin`),
    index('users_by_age').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_by_name').on(sql`lower(display_name) collate "C"`, table.id),
    index('users_deactivated_by_name').on(sql`lower(display_name) collate "C"`, table.id).where(sql`not is_active`),
    index('users_unproven_by_name').on(sql`lower(display_name) collate "C"`, table.id).where(sql`not email_verified`),
    index('users_deactivated')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not is_active`),
    index('users_unproven')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not email_verified`),
    index('users_found').using('gin', sql`(${searchText}) gin_trgm_ops`),
    index('users_by_email_beginning').on(sql`email collate "C"`),
    index('users_by_username_beginning').on(sql`username collate "C"`),
    ownRows(table.id),
    // Others can't see deactivated members. The migration defines which columns visitors can read.
    visibleRows(sql`${table.isActive}`),
  ],
).enableRLS();

/** Grants access to the images of active members to everybody who has their ids. */
export const visiblePictures = visibleRows(
  sql`${isRequestKey(sql`${images.id}::text`)} and exists (select from ${users} where ${users.id} = ${images.ownerId})`,
).link(images);

/** Grants access to the typefaces of active members to everybody who has their ids. */
export const visibleFaces = visibleRows(
  sql`${isRequestKey(sql`${faces.id}::text`)} and exists (select from ${users} where ${users.id} = ${faces.ownerId})`,
).link(faces);

/** Grants access to the videos, recordings and downloads of active members to everybody who has their ids. */
export const visibleMedia = visibleRows(
  sql`${isRequestKey(sql`${media.id}::text`)} and exists (select from ${users} where ${users.id} = ${media.ownerId})`,
).link(media);

/** Grants access to the files of active members to everybody who has their download tokens. */
export const visibleFiles = visibleRows(
  sql`${files.downloadToken} <> '' and ${files.downloadToken} = any (${requestKeys})
    and exists (select from ${users} where ${users.id} = ${files.ownerId})`,
).link(files);

/**
 * The sessions of members. `token` holds the SHA-256 hash of the token in the cookie or bearer header, so that a copy
 * of the table opens no session (decision 42).
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: owner(),
    token: text('token').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    /** The time of the last use, to within some minutes. */
    updatedAt: updatedAt(),
    /** The time at which the member last confirmed their identity: by signing in, or by a step-up. */
    confirmedAt: timestamptz('confirmed_at').notNull().defaultNow(),
  },
  (table) => [systemPolicy(), ownRows(table.userId), index('sessions_by_user').on(table.userId)],
).enableRLS();

/** The credentials of members; only password hashes are used. */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    userId: owner(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamptz('access_token_expires_at'),
    refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [systemPolicy(), index('credentials_by_user').on(table.userId)],
).enableRLS();

/** Pending codes, links and challenges, and values stored for unverified accounts. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    systemPolicy(),
    index('verifications_by_identifier').on(table.identifier),
    index('verifications_by_expiry').on(table.expiresAt),
  ],
).enableRLS();

/** The secret of an authenticator app and the backup codes, encrypted. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    userId: owner(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
    /** The time step (RFC 6238) of the newest accepted code; only later ones are accepted. */
    lastStep: integer('last_step').notNull().default(0),
  },
  (table) => [systemPolicy(), uniqueIndex('two_factors_by_user').on(table.userId)],
).enableRLS();

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: owner(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: createdAt(),
  },
  (table) => [systemPolicy(), ownRows(table.userId), index('passkeys_by_user').on(table.userId)],
).enableRLS();

/** Former usernames, which redirect to the current one and are reserved meanwhile. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    username: text('username').primaryKey(),
    look: text('look').notNull(),
    userId: owner(),
    changedAt: timestamptz('changed_at').notNull(),
    keptUntil: timestamptz('kept_until').notNull(),
  },
  (table) => [
    systemPolicy(),
    index('former_usernames_by_look').on(table.look),
    index('former_usernames_by_user').on(table.userId, table.changedAt),
    visibleRows(sql`${table.keptUntil} > now() and exists (select from ${users} where ${users.id} = ${table.userId})`),
  ],
).enableRLS();

/** Devices that a member has signed in from; a sign-in from another one is notified by email. */
export const knownDevices = pgTable(
  'known_devices',
  { id: id(), userId: owner(), firstSeenAt: timestamptz('first_seen_at').notNull() },
  (table) => [systemPolicy(), index('known_devices_by_user').on(table.userId)],
).enableRLS();

/** Pending email changes, at most one per member. The tokens are stored as hashes. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    oldTokenHash: text('old_token_hash').notNull().unique(),
    newTokenHash: text('new_token_hash').notNull().unique(),
    oldConfirmed: boolean('old_confirmed').notNull().default(false),
    newConfirmed: boolean('new_confirmed').notNull().default(false),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  () => [systemPolicy()],
).enableRLS();

/** Invitations. The token is stored as a hash and works once. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    language: text('language').$type<Language>().notNull(),
    /** The message of the admin to the invited person. */
    message: text('message').notNull().default(''),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    /** The member who signed up with the invitation. */
    usedBy: text('used_by').references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (table) => [
    systemPolicy(),
    // At most one open invitation per address.
    uniqueIndex('invitations_open').on(table.email).where(sql`used_at is null and withdrawn_at is null`),
    index('invitations_by_inviter').on(table.invitedBy),
    index('invitations_by_user').on(table.usedBy),
  ],
).enableRLS();
