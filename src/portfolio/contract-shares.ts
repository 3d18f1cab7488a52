import { z } from 'zod';
import { line, prose } from '#platform/pure/fields.ts';
import { about, address, route } from './contract-parts.ts';
import {
  MAX_SHARE_LABEL_LENGTH,
  MAX_SHARE_MESSAGE_LENGTH,
  MAX_SHARE_NOTE_LENGTH,
  SHARE_PASSWORD_LENGTH,
} from './model/share-limits.ts';
import { SHARE_HIDDEN_REASONS } from './model/share-live.ts';
import { SHARE_ITEMS, SHARE_TARGETS, shareTarget } from './model/share-target.ts';
import { SHARE_WORD, SHARE_WORD_LENGTH } from './model/share-word.ts';

/** Routes for links, and for everything by which others see what a member made. */

/** States that an owner can set on a link. */
export const SHARE_STATES = ['active', 'paused', 'revoked'] as const;
export const SHARE_CONTACTS = ['shown', 'masked'] as const;
export const SHARE_COMMENTS = ['off', 'held', 'open'] as const;

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
  /** Whether readers of a CV may comment on it; `held` shows their comments once the owner has approved them. */
  comments: z.enum(SHARE_COMMENTS).optional(),
  /** Shows a project also while it is a draft. */
  drafts: z.boolean().optional(),
  /** Emails the owner when the link is first opened. */
  notify: z.boolean().optional(),
};
export type ShareOptions = z.infer<z.ZodObject<typeof shareOptions>>;

/** Comments of readers, and how many of them wait for approval. */
const receivedComments = z.object({ all: z.int(), held: z.int() });

const sharedItem = z.object({
  kind: z.enum(SHARE_ITEMS),
  id: z.string().optional(),
  letter: z.string().optional(),
  title: z.string().optional(),
  /** Whether visitors of the bundle see it. */
  shown: z.boolean(),
});

const share = z.object({
  shareId,
  url: z.url(),
  word: z.string().nullable(),
  label: z.string(),
  note: z.string(),
  target: z.object({
    kind: z.enum(SHARE_TARGETS),
    /** Id of the project or CV; of a letter, that of its CV. */
    id: z.string().optional(),
    letter: z.string().optional(),
    /** Current title of the project or CV, or name of the letter; absent if it no longer exists. */
    title: z.string().optional(),
    /** The things in a bundle, in order. */
    items: z.array(sharedItem).optional(),
  }),
  state: z.enum(SHARE_STATES),
  hasPassword: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  pinnedAt: z.iso.datetime().nullable(),
  download: z.boolean(),
  contact: z.enum(SHARE_CONTACTS),
  indexing: z.boolean(),
  /** Whether search engines may really list it now. */
  listed: z.boolean(),
  comments: z.enum(SHARE_COMMENTS),
  drafts: z.boolean(),
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
  received: receivedComments,
});
export type Share = z.infer<typeof share>;

/** States by which the list of audiences can be filtered. */
export const AUDIENCE_STATES = ['active', 'expired', 'off'] as const;

const visits = share.shape.visits;

/** The site's own addresses, while it is published. */
const siteAudience = z.object({
  kind: z.literal('site'),
  url: z.url(),
  addresses: z.array(address),
  /** Whether search engines may list the site. */
  listed: z.boolean(),
  hidden: z.enum(SHARE_HIDDEN_REASONS).optional(),
  visits,
});

/** The own address of a CV that is public or shared by it. */
const cvAudience = z.object({
  kind: z.literal('cv'),
  id: z.string(),
  title: z.string(),
  revision: z.int(),
  url: z.url(),
  visibility: z.enum(['link', 'public']),
  listed: z.boolean(),
  hidden: z.enum(SHARE_HIDDEN_REASONS).optional(),
  visits,
  received: receivedComments,
});

const audience = z.discriminatedUnion('kind', [siteAudience, cvAudience, z.object({ kind: z.literal('link'), share })]);
export type Audience = z.infer<typeof audience>;

const AUDIENCES_PER_PAGE = 100;

export const audienceRoutes = {
  list: route
    .route(
      about(
        'GET',
        '/audiences',
        'List everything by which others see your work: addresses of the site and of CVs, then links, newest first',
      ),
    )
    .input(
      z.strictObject({
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(AUDIENCES_PER_PAGE).optional(),
        state: z.enum(AUDIENCE_STATES).optional(),
        /** Limits the list to those by which one thing is seen, alone or in a bundle. */
        of: z.enum(SHARE_TARGETS).optional(),
        id: z.string().min(1).max(64).optional(),
        letter: z.string().min(1).max(64).optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(audience),
        nextCursor: z.string().optional(),
        /** Numbers by state, on the first page of the list of all. */
        counts: z.object({ active: z.int(), expired: z.int(), off: z.int() }).optional(),
      }),
    ),
};

export const shareRoutes = {
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
        target: shareTarget,
      }),
    )
    .output(share),
  change: route
    .route(about('PATCH', '/shares/{shareId}', 'Update, pause, revoke or restore a link'))
    .input(
      z.strictObject({
        shareId,
        ...shareOptions,
        state: z.enum(SHARE_STATES).optional(),
        /** Replaces the things in a bundle. */
        items: shareTarget.shape.items,
      }),
    )
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
};
