import { oc } from '@orpc/contract';
import { z } from 'zod';
import { storedImage } from '#files/contract.ts';
import { line, prose } from '#platform/pure/fields.ts';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { languageRoutes } from './contract-languages.ts';
import {
  MAX_SHARE_LABEL_LENGTH,
  MAX_SHARE_MESSAGE_LENGTH,
  MAX_SHARE_NOTE_LENGTH,
  SHARE_PASSWORD_LENGTH,
} from './model/share-limits.ts';
import { SHARE_HIDDEN_REASONS } from './model/share-live.ts';
import { SHARE_WORD, SHARE_WORD_LENGTH } from './model/share-word.ts';
import { siteDocument, writtenSite } from './model/site.ts';
import { SITE_CHANGES } from './model/site-changes.ts';

/** The portfolio contract, shared by server and client: the member's site and the links that share it. */

export type { PartTexts, SiteTranslation } from './contract-languages.ts';
export type { SiteDocument } from './model/site.ts';

const about = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: ['Portfolio'],
});
const route = oc.$meta<RouteMeta>({});

const address = z.object({
  kind: z.enum(['domain', 'subdomain', 'name', 'share']),
  url: z.url(),
  /** Whether pages name this address to search engines as the canonical one. */
  canonical: z.boolean(),
});

const site = z.object({
  document: siteDocument,
  /** 0 until the document is first saved. */
  revision: z.int(),
  publishedAt: z.iso.datetime().nullable(),
  /** The parts in which the document differs from the published one. */
  changes: z.array(z.enum(SITE_CHANGES)),
  /** Public addresses of the site; empty until it is published. */
  addresses: z.array(address),
  /** Number of records that the site can show. */
  holds: z.object({ projects: z.int(), achievements: z.int(), experience: z.int(), education: z.int() }),
  photo: storedImage.nullable(),
});
export type Site = z.infer<typeof site>;

/** States that an owner can set on a link. */
export const SHARE_STATES = ['active', 'paused', 'revoked'] as const;
export const SHARE_TARGETS = ['portfolio', 'project', 'cv'] as const;
export const SHARE_CONTACTS = ['shown', 'masked'] as const;

const shareId = line(64).min(1);
const label = line(MAX_SHARE_LABEL_LENGTH);

/** Options of a link. When omitted, an update keeps the current value and a new link gets the default. */
const shareOptions = {
  label: label.optional(),
  note: prose(MAX_SHARE_NOTE_LENGTH).optional(),
  /** Stands in the address instead of the random id; null brings back the id. */
  word: z.string().min(SHARE_WORD_LENGTH.min).max(SHARE_WORD_LENGTH.max).regex(SHARE_WORD).nullable().optional(),
  /** Visitors must enter it to open the link; null removes it. */
  password: z
    .string()
    .min(SHARE_PASSWORD_LENGTH.min)
    .max(SHARE_PASSWORD_LENGTH.max)
    // Control characters and lone surrogates cannot be typed, so nobody could open the link.
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .nullable()
    .optional(),
  expiresAt: z.iso.datetime({ offset: true }).nullable().optional(),
  /** True keeps a copy of the current content, replacing an earlier copy; false follows the source again. */
  pinned: z.boolean().optional(),
  download: z.boolean().optional(),
  contact: z.enum(SHARE_CONTACTS).optional(),
  indexing: z.boolean().optional(),
  /** Emails the owner when the link is first opened. */
  notify: z.boolean().optional(),
};
export type ShareOptions = z.infer<z.ZodObject<typeof shareOptions>>;

const share = z.object({
  shareId,
  url: z.url(),
  word: z.string().nullable(),
  label: z.string(),
  note: z.string(),
  target: z.object({
    kind: z.enum(SHARE_TARGETS),
    id: z.string().optional(),
    /** Current title of the project or CV; absent if it no longer exists. */
    title: z.string().optional(),
  }),
  state: z.enum(SHARE_STATES),
  hasPassword: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  pinnedAt: z.iso.datetime().nullable(),
  download: z.boolean(),
  contact: z.enum(SHARE_CONTACTS),
  indexing: z.boolean(),
  notify: z.boolean(),
  openedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Whether visitors currently see the content behind the link. */
  live: z.boolean(),
  /** Why visitors see nothing; absent while the link is live. */
  hidden: z.enum(SHARE_HIDDEN_REASONS).optional(),
  visits: z.object({
    views: z.int(),
    readers: z.int(),
    downloads: z.int(),
    lastAt: z.iso.datetime().nullable(),
  }),
});
export type Share = z.infer<typeof share>;

export const portfolioContract = {
  site: {
    read: route.route(about('GET', '/site', 'Get your site, including unpublished changes')).output(site),
    save: route
      .route(about('PUT', '/site', 'Replace your site’s document; fails if the revision is outdated'))
      .input(z.strictObject({ revision: z.int().min(0).optional(), document: writtenSite }))
      .output(site),
    publish: route.route(about('POST', '/site/publish', 'Publish your site')).output(site),
    unpublish: route
      .route(about('POST', '/site/unpublish', 'Unpublish your site; its links stop working'))
      .output(site),
    discard: route.route(about('POST', '/site/discard', 'Discard unpublished changes')).output(site),
    export: route
      .route({
        ...about('GET', '/site/export', 'Export the published site as a ZIP for any web host'),
        outputStructure: 'detailed',
      })
      .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream) })),
  },
  languages: languageRoutes,
  shares: {
    list: route
      .route(about('GET', '/shares', 'List your links, newest first'))
      .input(
        z.strictObject({
          cursor: z.string().max(200).optional(),
          limit: z.coerce.number().int().min(1).max(100).optional(),
        }),
      )
      .output(z.object({ items: z.array(share), nextCursor: z.string().optional() })),
    read: route
      .route(about('GET', '/shares/{shareId}', 'Get a link'))
      .input(z.strictObject({ shareId }))
      .output(share),
    create: route
      .route({ ...about('POST', '/shares', 'Create a link'), successStatus: 201 })
      .input(
        z.strictObject({
          ...shareOptions,
          target: z.strictObject({ kind: z.enum(SHARE_TARGETS), id: z.string().min(1).max(64).optional() }),
        }),
      )
      .output(share),
    change: route
      .route(about('PATCH', '/shares/{shareId}', 'Update, pause, revoke or restore a link'))
      .input(z.strictObject({ shareId, ...shareOptions, state: z.enum(SHARE_STATES).optional() }))
      .output(share),
    qr: route
      .route({
        ...about('GET', '/shares/{shareId}/qr/{format}', 'Get the QR code of a link'),
        inputStructure: 'compact',
        outputStructure: 'detailed',
      })
      .input(z.strictObject({ shareId, format: z.enum(['svg', 'png']) }))
      .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
    mail: route
      .route(about('POST', '/shares/{shareId}/mail', 'Send a link by email; replies go to you'))
      .input(z.strictObject({ shareId, to: z.email().max(254), message: prose(MAX_SHARE_MESSAGE_LENGTH).optional() }))
      .output(z.object({ status: z.literal(true) })),
    remove: route
      .route(about('DELETE', '/shares/{shareId}', 'Delete a link permanently'))
      .input(z.strictObject({ shareId }))
      .output(z.object({ status: z.literal(true) })),
  },
};
