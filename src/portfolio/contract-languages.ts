import { oc } from '@orpc/contract';
import { z } from 'zod';
import { prose } from '#platform/pure/fields.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { TRANSLATION_BODY_BYTES, TRANSLATION_FILE_BYTES } from '#records/contract.ts';
import { MAX_TRANSLATION_LENGTH, PART_KINDS, PROFILE_PART, SITE_PART } from './model/languages/parts.ts';

/** Routes for the languages of a member's site. */

const MAX_KEY_LENGTH = 4000;
/** As many texts as the largest record has, for example one with 60 pictures. */
const MAX_TEXTS = 500;

const route = oc.$meta<RouteMeta>({});
const about = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}` | '', summary: string) => ({
  method,
  path: `/site/languages/{language}${path}` as const,
  summary,
  tags: ['Portfolio'],
});

const language = z.enum(Object.keys(LANGUAGES) as Language[]);
const part = z.union([z.literal(SITE_PART), z.literal(PROFILE_PART), z.uuid()]);

const partTexts = z.object({
  part,
  kind: z.enum(PART_KINDS),
  title: z.string(),
  /** When a translation was last changed; null if there is none. */
  updatedAt: z.iso.datetime().nullable(),
  texts: z.array(
    z.object({
      key: z.string(),
      original: z.string(),
      /** Has paragraphs and Markdown. */
      isProse: z.boolean(),
      /** A name, which counts as translated when it stays. */
      isName: z.boolean(),
      /** The translation with the text that it was made from; null if there is none. */
      translation: z.object({ original: z.string(), text: z.string() }).nullable(),
    }),
  ),
});
export type PartTexts = z.infer<typeof partTexts>;

const partProgress = z.object({
  part,
  kind: z.enum(PART_KINDS),
  title: z.string(),
  total: z.int(),
  done: z.int(),
  missing: z.int(),
  /** Texts whose original has changed since they were translated. */
  changed: z.int(),
});

const siteTranslation = z.object({
  language,
  /** The site's own language. */
  from: language,
  parts: z.array(partProgress),
});
export type SiteTranslation = z.infer<typeof siteTranslation>;

export const languageRoutes = {
  read: route
    .route(about('GET', '', 'List what your site shows, with how much is translated'))
    .input(z.strictObject({ language }))
    .output(siteTranslation),
  work: route
    .route(about('GET', '/work', 'List the records that your site doesn’t show, with how much is translated'))
    .input(z.strictObject({ language }))
    .output(z.object({ parts: z.array(partProgress) })),
  texts: route
    .route(about('GET', '/parts/{part}', 'Get the texts of a part of your site, with their translations'))
    .input(z.strictObject({ language, part }))
    .output(partTexts),
  translate: route
    .route(about('PATCH', '/parts/{part}', 'Set or remove translations of a part of your site'))
    .input(
      z.strictObject({
        language,
        part,
        texts: z
          .array(
            z.strictObject({
              key: z.string().max(MAX_KEY_LENGTH),
              /** The text that this is a translation of. */
              original: prose(MAX_TRANSLATION_LENGTH),
              /** Empty to remove the translation. */
              text: prose(MAX_TRANSLATION_LENGTH),
            }),
          )
          .min(1)
          .max(MAX_TEXTS),
      }),
    )
    .output(partTexts),
  export: route
    .route({
      ...about('GET', '/file/{format}', 'Download the texts of your site for a translator'),
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ language, format: z.enum(['xliff', 'csv']) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  import: route
    .route(about('POST', '/file', 'Import translated texts of your site from an XLIFF or CSV file'))
    .meta({ bodyBytes: TRANSLATION_BODY_BYTES, upload: true })
    .input(z.strictObject({ language, content: z.string().min(1).max(TRANSLATION_FILE_BYTES) }))
    /** Skipped are texts that were changed since the file was made, or that the site does not have. */
    .output(z.object({ imported: z.int(), skipped: z.array(z.string()) })),
};
