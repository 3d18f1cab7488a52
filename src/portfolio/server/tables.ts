import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { timestamptz } from '#platform/server/db/columns.ts';
import { ownRows, requestKeys, systemPolicy, visibleRows, visitorRole } from '#platform/server/db/roles.ts';
import { isShowable, records, takedowns, translations } from '#records/server/tables.ts';
import type { SiteTexts } from '../model/languages/site-texts.ts';
import type { ShareItem, ShareTargetKind } from '../model/share-target.ts';

/** Returns the ids of the pictures in the sections of a site's document. */
export const imageIdsIn = (document: AnyPgColumn) => sql`jsonb_path_query_array(${document}, '$.**.image')`;

/** Members' sites: the saved and the published document. */
export const sites = pgTable(
  'sites',
  {
    ownerId: text('owner_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    written: jsonb('written').$type<Record<string, unknown>>().notNull(),
    /** Format version of `written`. */
    writtenVersion: integer('written_version').notNull(),
    published: jsonb('published').$type<Record<string, unknown>>(),
    publishedVersion: integer('published_version'),
    /** Translations of the site's own texts by language, as they were when it was published. */
    publishedTexts: jsonb('published_texts').$type<SiteTexts>(),
    publishedAt: timestamptz('published_at'),
    /** Whether the site was saved when public sites had no address with a username; see `closeUnreachableSites`. */
    beforeNames: boolean('before_names').notNull().default(false),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    index('sites_pictures').using('gin', sql`${imageIdsIn(table.written)}`, sql`${imageIdsIn(table.published)}`),
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    visibleRows(
      sql`${table.published} is not null and exists (select from ${users} where ${users.id} = ${table.ownerId})
        and not exists (select from ${takedowns} where ${takedowns.ownerId} = ${table.ownerId}
          and ${takedowns.targetKind} = 'site')`,
    ),
  ],
).enableRLS();

/** Links by which members share their portfolio, a project or a CV. */
export const shares = pgTable(
  'shares',
  {
    /** Part of the address; knowing it grants access. */
    id: text('id').primaryKey(),
    /** Chosen by the owner; stands in the address instead of the id. */
    word: text('word').unique('shares_word'),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    /** Private note of the owner. */
    note: text('note').notNull().default(''),
    targetKind: text('target_kind').$type<ShareTargetKind>().notNull(),
    /** Id of the project or CV, or of a letter's CV; null for the portfolio and bundles. */
    targetId: text('target_id'),
    letterId: text('letter_id'),
    /** The things in a bundle, in order; null for other targets. */
    items: jsonb('items').$type<ShareItem[]>(),
    state: text('state').$type<'active' | 'paused' | 'revoked'>().notNull().default('active'),
    expiresAt: timestamptz('expires_at'),
    passwordHash: text('password_hash'),
    /** When the content was pinned, and the content; null for a link that follows its source. */
    pinnedAt: timestamptz('pinned_at'),
    pinned: jsonb('pinned').$type<Record<string, unknown>>(),
    /** Format version of `pinned`. */
    pinnedVersion: integer('pinned_version'),
    download: boolean('download').notNull().default(true),
    contact: text('contact').$type<'shown' | 'masked'>().notNull().default('shown'),
    indexing: boolean('indexing').notNull().default(false),
    /** Whether readers of a CV may comment on it, and whether the owner approves their comments first. */
    comments: text('comments').$type<'off' | 'held' | 'open'>().notNull().default('off'),
    /** Whether a project is shown while it is a draft. */
    drafts: boolean('drafts').notNull().default(false),
    /** Whether to mail the owner when the link is first opened. */
    notify: boolean('notify').notNull().default(false),
    openedAt: timestamptz('opened_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    // Links whose id or word the visitor has, and unrestricted links to a site, which may be its address.
    visibleRows(
      sql`${table.state} = 'active' and (${table.expiresAt} is null or ${table.expiresAt} > now())
        and exists (select from ${users} where ${users.id} = ${table.ownerId} and ${users.emailVerified})
        and not exists (select from ${takedowns} where ${takedowns.ownerId} = ${table.ownerId}
          and ((${takedowns.targetKind} = 'share' and ${takedowns.targetId} = ${table.id})
            or (${takedowns.targetKind} = case ${table.targetKind} when 'portfolio' then 'site' else ${table.targetKind} end
              and ${takedowns.targetId} = coalesce(${table.targetId}, ''))))
        and (${table.id} = any (${requestKeys}) or ${table.word} = any (${requestKeys})
          or (${table.targetKind} = 'portfolio' and ${table.passwordHash} is null and ${table.expiresAt} is null
            and ${table.pinnedAt} is null and ${table.contact} = 'shown'
            and exists (select from ${sites} where ${sites.ownerId} = ${table.ownerId})))`,
    ),
    index('shares_pictures').using('gin', sql`(pinned -> 'images')`).where(sql`pinned is not null`),
    index('shares_of_member').on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
).enableRLS();

/**
 * Lets visitors who hold a link to a CV or its letter read it, alone or in a bundle, independent of its visibility: making
 * the link was the consent. Drafts of projects need the owner's own choice.
 */
export const recordsBehindLinks = pgPolicy('visible_behind_links', {
  for: 'select',
  to: visitorRole,
  using: sql`${records.kind} in ('cv', 'project') and ${isShowable}
    and exists (select from ${shares} where ${shares.id} = any (${requestKeys}) and ${shares.ownerId} = ${records.ownerId}
      and (${records.kind} = 'cv' or (${shares.drafts} and ${records.status} = 'draft'))
      and ((${shares.targetKind} in ('cv', 'letter', 'project') and ${shares.targetId} = ${records.id}::text)
        or ${shares.items} @> jsonb_build_array(jsonb_build_object('id', ${records.id}::text))))`,
}).link(records);

/** Lets visitors read the translations of what they can read, in the languages of a published site. */
export const visibleTranslations = pgPolicy('visible_of_site', {
  for: 'select',
  to: visitorRole,
  using: sql`exists (select from ${sites} where ${sites.ownerId} = ${translations.ownerId}
      and ${sites.published} -> 'languages' @> jsonb_build_array(jsonb_build_object('language', ${translations.language})))
    and (${translations.recordId} is null or exists (select from ${records} where ${records.id} = ${translations.recordId}))`,
}).link(translations);

/** Ids of the pictures in a link's pinned content. */
export const pinnedImageIds = sql`(${shares.pinned} -> 'images')`;

/** Id of the member with this current username. */
export const ownerByUsername = (username: string) =>
  sql<string>`(select ${users.id} from ${users} where ${users.username} = ${username})`;

/** Whether an admin took the site down. */
export const isSiteDown = sql<boolean>`exists (select from ${takedowns} where ${takedowns.ownerId} = ${sites.ownerId}
  and ${takedowns.targetKind} = 'site')`;

/** Whether an admin took the site of this member down. */
export const isSiteDownOf = (ownerId: string) =>
  sql<boolean>`exists (select from ${takedowns} where ${takedowns.ownerId} = ${ownerId} and ${takedowns.targetKind} = 'site')`;

/** Whether an admin took the link itself down. */
export const isShareDown = sql<boolean>`exists (select from ${takedowns} where ${takedowns.ownerId} = ${shares.ownerId}
  and ${takedowns.targetKind} = 'share' and ${takedowns.targetId} = ${shares.id})`;
