import { oc } from '@orpc/contract';
import { z } from 'zod';
import { storedImage } from '#files/contract.ts';
import { line } from '#platform/fields.ts';
import type { RouteMeta } from '#platform/route-meta.ts';
import { SHARE_LABEL } from './model/share-limits.ts';
import { siteDocument } from './model/site.ts';
import { SITE_CHANGES } from './model/site-changes.ts';

/** Door of the portfolio domain for both sides: the member's site, and the links by which it is shown. */

export type { SiteDocument } from './model/site.ts';

const about = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: ['Portfolio'],
});
const route = oc.$meta<RouteMeta>({});

const address = z.object({
  kind: z.enum(['subdomain', 'share']),
  url: z.url(),
  /** The one that search engines are told. */
  canonical: z.boolean(),
});

const site = z.object({
  document: siteDocument,
  /** 0 until it is written for the first time. */
  revision: z.int(),
  publishedAt: z.iso.datetime().nullable(),
  /** In what the document differs from what visitors see. */
  changes: z.array(z.enum(SITE_CHANGES)),
  /** Where visitors find it; none before it is published. */
  addresses: z.array(address),
  /** How much there is to show. */
  holds: z.object({ projects: z.int(), achievements: z.int() }),
  photo: storedImage.nullable(),
});
export type Site = z.infer<typeof site>;

export const SHARE_STATES = ['active', 'revoked'] as const;
export const SHARE_TARGETS = ['portfolio'] as const;

const shareId = line(64).min(1);
const label = line(SHARE_LABEL);

const share = z.object({
  shareId,
  url: z.url(),
  label: z.string(),
  target: z.object({ kind: z.enum(SHARE_TARGETS) }),
  state: z.enum(SHARE_STATES),
  createdAt: z.iso.datetime(),
  /** Whether somebody who opens it sees a site now. */
  live: z.boolean(),
});
export type Share = z.infer<typeof share>;

export const portfolioContract = {
  site: {
    read: route.route(about('GET', '/site', 'One’s own site, with what is not published yet')).output(site),
    save: route
      .route(about('PUT', '/site', 'Write the site’s document; refused where somebody else was faster'))
      .input(z.strictObject({ revision: z.int().min(0).optional(), document: siteDocument }))
      .output(site),
    publish: route.route(about('POST', '/site/publish', 'Show visitors the site as it is written')).output(site),
    unpublish: route.route(about('POST', '/site/unpublish', 'Take the site off; its links lead nowhere')).output(site),
    discard: route.route(about('POST', '/site/discard', 'Go back to what is published')).output(site),
    export: route
      .route({
        ...about('GET', '/site/export', 'The published site as a ZIP that any web host serves'),
        outputStructure: 'detailed',
      })
      .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream) })),
  },
  shares: {
    list: route
      .route(about('GET', '/shares', 'The links that one has made, the newest first'))
      .input(
        z.strictObject({
          cursor: z.string().max(200).optional(),
          limit: z.coerce.number().int().min(1).max(100).optional(),
        }),
      )
      .output(z.object({ items: z.array(share), nextCursor: z.string().optional() })),
    create: route
      .route({ ...about('POST', '/shares', 'Make a link'), successStatus: 201 })
      .input(z.strictObject({ label: label.optional(), target: z.strictObject({ kind: z.enum(SHARE_TARGETS) }) }))
      .output(share),
    change: route
      .route(about('PATCH', '/shares/{shareId}', 'Name a link anew, revoke it, or have it lead there again'))
      .input(z.strictObject({ shareId, label: label.optional(), state: z.enum(SHARE_STATES).optional() }))
      .output(share),
    remove: route
      .route(about('DELETE', '/shares/{shareId}', 'Delete a link for good'))
      .input(z.strictObject({ shareId }))
      .output(z.object({ status: z.literal(true) })),
  },
};
