import { z } from 'zod';
import { storedImage } from '#files/contract.ts';
import { languageRoutes } from './contract-languages.ts';
import { about, address, route } from './contract-parts.ts';
import { audienceRoutes, shareRoutes } from './contract-shares.ts';
import { siteDocument, writtenSite } from './model/site.ts';
import { SITE_CHANGES } from './model/site-changes.ts';
import { UNPUBLISHED_SECTIONS } from './model/unpublished-work.ts';

/** The portfolio contract, shared by server and client: the member's site and the links that share it. */

export type { PartTexts, SiteTranslation } from './contract-languages.ts';
export {
  type Audience,
  SHARE_COMMENTS,
  SHARE_CONTACTS,
  SHARE_STATES,
  type Share,
  type ShareOptions,
} from './contract-shares.ts';
export { SHARE_TARGETS } from './model/share-target.ts';
export type { SiteDocument } from './model/site.ts';

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
  holds: z.object({
    ...{ projects: z.int(), achievements: z.int(), experience: z.int(), education: z.int() },
    ...{ posts: z.int(), publications: z.int(), talks: z.int(), skills: z.int(), testimonials: z.int() },
  }),
  /** Records that the site would show if they were published, by its sections; the first 100 of each. */
  unpublished: z.array(z.object({ section: z.enum(UNPUBLISHED_SECTIONS), id: z.uuid(), title: z.string() })),
  /** Number of posts that will be published by themselves. */
  scheduled: z.int(),
  /** Whether the site was never published, so that its publication is the first one. */
  isFirstPublication: z.boolean(),
  photo: storedImage.nullable(),
  /** The images in the sections of the document. */
  images: z.array(storedImage),
});
export type Site = z.infer<typeof site>;

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
    access: route
      .route(about('PATCH', '/site/access', 'Change who finds your site, at once and also while it is published'))
      .input(
        z.strictObject({
          /** Whether everybody can open it at its own addresses, and not only by links. */
          open: z.boolean().optional(),
          /** Whether search engines may list it. */
          indexing: z.boolean().optional(),
        }),
      )
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
  shares: shareRoutes,
  audiences: audienceRoutes,
};
