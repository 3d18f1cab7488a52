import { z } from 'zod';
import { line } from '#platform/pure/fields.ts';
import { type RecordOf, recordRoutes, recordSchema, slugField } from '#records/contract.ts';
import { commentRoutes } from './contract-comments.ts';
import {
  addressInput,
  fileInput,
  fileMeta,
  PHOTO_LENGTH,
  photo,
  readFileRoute,
  readFromAddressRoute,
  report,
} from './contract-import.ts';
import { pageRoutes } from './contract-pages.ts';
import { BODY_BYTES, change, id, idParam, operations, path, place, route, storedContent } from './contract-parts.ts';
import { variantRoutes } from './contract-variants.ts';
import { workRoutes } from './contract-work.ts';
import { CV_LIMITS, type CvContent } from './model/content.ts';
import { MAX_ADVERTISEMENT_LENGTH } from './model/job-match/advertisement-limit.ts';
import { PUBLICATION_MODES } from './model/publication-modes.ts';
import { cvContent } from './model/schema.ts';
import { SECTION_KINDS } from './model/shapes.ts';

/** Public interface of the CV domain for both client and server. */

export {
  type Entry,
  type EntryExport,
  entriesContract,
  type MatchedEntry,
  type UnreadEntry,
} from './contract-entries.ts';
export type { CvExport } from './contract-pages.ts';
export type { CvVariant, FamilyMember } from './contract-variants.ts';
export type { CvContent } from './model/content.ts';
export type { ShownPublication, ShownSkill, ShownTalk } from './model/entries/shown-works.ts';
export type { ImportReport } from './model/formats/reading/report.ts';
export type { PublicationMode } from './model/publication-modes.ts';

export const VISIBILITIES = ['private', 'link', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Options for visitors: whether contact details are shown, and whether comments are off, held for approval or open. */
export const SHARING_CHOICES = { contact: ['shown', 'masked'], comments: ['off', 'held', 'open'] } as const;
type SharingChoices = { [Name in keyof typeof SHARING_CHOICES]: (typeof SHARING_CHOICES)[Name][number] };
export type Sharing = SharingChoices & { download: boolean };

const MAX_OPERATIONS = 500;

const name = line(CV_LIMITS.name).min(1);
const tags = z.array(line(CV_LIMITS.tag).min(1)).max(CV_LIMITS.tags);

const sharing = {
  download: z.boolean(),
  contact: z.enum(SHARING_CHOICES.contact),
  comments: z.enum(SHARING_CHOICES.comments),
};

/** The stored fields of a CV. `document` is its content; the others are settings of its owner. */
export const cvFields = {
  name,
  tags,
  visibility: z.enum(VISIBILITIES),
  sharing: z.strictObject(sharing),
  locked: z.boolean(),
  document: cvContent,
};
export const cvDocument = z.strictObject(cvFields);
export type CvDocument = {
  name: string;
  tags: string[];
  visibility: Visibility;
  sharing: Sharing;
  locked: boolean;
  document: CvContent;
};
export type Cv = RecordOf<CvDocument & { slug: string }>;
export type CvItem = Omit<Cv, 'document'>;

const list = z.string().max(CV_LIMITS.id);
const after = z.string().max(CV_LIMITS.id).nullable();
const operation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), at: path, field: z.string().max(CV_LIMITS.id), value: z.unknown() }),
  z.strictObject({ do: z.literal('insert'), into: path, list, item: z.record(z.string(), z.unknown()), after }),
  z.strictObject({ do: z.literal('move'), at: path, into: path, list, after }),
  z.strictObject({ do: z.literal('remove'), at: path }),
  z.strictObject({ do: z.literal('hide'), at: path, hidden: z.boolean() }),
]);

const cvVersion = z.object({
  id,
  /** Null for an automatic version, saved at the end of an editing session. */
  name: z.string().nullable(),
  revision: z.int(),
  savedAt: z.iso.datetime(),
  /** The main change since the version before, with like ones counted, and the number of all others. */
  changes: change
    .omit({ at: true, words: true })
    .extend({ section: z.enum(SECTION_KINDS).nullable(), count: z.int(), more: z.int() })
    .nullable(),
});
export type CvVersion = z.infer<typeof cvVersion>;

const publication = z.object({
  mode: z.enum(PUBLICATION_MODES),
  /** Null if visitors see the latest version. */
  publishedAt: z.iso.datetime().nullable(),
  /** Whether visitors would see something else if the latest version were published. */
  hasChanges: z.boolean(),
  /** Whether anyone but the member can see the CV, by its visibility or by a link. */
  isShared: z.boolean(),
  /** The revision of the CV at the time of this answer. */
  revision: z.int(),
});
export type CvPublication = z.infer<typeof publication>;

const shown = { ...cvFields, document: storedContent };
/** Identifies the CV below the username of its owner; empty until others could see the CV. */
const slug = z.string();
const cv = recordSchema({ ...shown, slug });

const {
  save: _,
  create: __,
  ...commonRoutes
} = recordRoutes({
  tag: 'CVs',
  path: '/cvs',
  fields: shown,
  required: ['name'],
  given: { slug },
  heavy: ['document'],
  statuses: VISIBILITIES,
  actions: [...VISIBILITIES, 'lock', 'unlock'],
});

const revision = z.int().min(1);
const versionParams = { id, version: id };
const done = z.object({ status: z.literal(true) });

export const cvContract = {
  ...commonRoutes,
  create: route('POST', '', 'Create a CV: blank, from a document, or from an example', 201)
    .meta({ bodyBytes: BODY_BYTES + PHOTO_LENGTH })
    .input(
      z.strictObject({
        name,
        tags: tags.optional(),
        document: cvContent.optional(),
        /** Becomes the photo of the document, if the member has the space for it. */
        photo: photo.optional(),
        example: z.string().max(CV_LIMITS.tag).optional(),
        /** Begins with the records of your work, each linked to its record, and with your bio as the summary. */
        work: z.boolean().optional(),
      }),
    )
    .output(cv),
  save: route('PUT', '/{id}', 'Replace a CV’s document; fails if the revision is outdated')
    .meta({ bodyBytes: BODY_BYTES })
    .input(z.strictObject({ ...idParam, revision, document: cvContent, name: name.optional(), tags: tags.optional() }))
    .output(cv),
  change: route('PATCH', '/{id}', 'Apply operations to a CV, or change its name, tags and slug')
    .meta({ bodyBytes: BODY_BYTES })
    .input(
      z.strictObject({
        ...idParam,
        revision,
        operations: z.array(operation).max(MAX_OPERATIONS).optional(),
        name: name.optional(),
        tags: tags.optional(),
        slug: slugField.optional(),
      }),
    )
    .output(z.object({ id, revision: z.int(), updatedAt: z.iso.datetime() })),
  setVisibility: route('PUT', '/{id}/visibility', 'Set the visibility of a CV: private, link or public')
    .input(z.strictObject({ ...idParam, visibility: z.enum(VISIBILITIES) }))
    .output(cv),
  setSharing: route('PUT', '/{id}/sharing', 'Change the sharing settings of a CV; omitted settings stay the same')
    .input(
      z.strictObject({ ...idParam, visibility: z.enum(VISIBILITIES).optional(), ...z.object(sharing).partial().shape }),
    )
    .output(
      z.object({
        id,
        revision: z.int(),
        updatedAt: z.iso.datetime(),
        visibility: z.enum(VISIBILITIES),
        sharing: z.strictObject(sharing),
      }),
    ),
  publication: route('GET', '/{id}/publication', 'Read which version of a CV visitors see')
    .input(z.strictObject(idParam))
    .output(publication),
  setPublication: route('PUT', '/{id}/publication', 'Publish the latest version of a CV, or always show the latest')
    .input(z.strictObject({ ...idParam, mode: z.enum(PUBLICATION_MODES) }))
    .output(publication),
  setLock: route('PUT', '/{id}/lock', 'Lock or unlock a CV')
    .input(z.strictObject({ ...idParam, locked: z.boolean() }))
    .output(cv),

  import: route(
    'POST',
    '/import',
    'Import a CV from data of Vitrine or another program, or from a PDF, a document or a text',
    201,
  )
    .meta(fileMeta)
    .input(fileInput)
    .output(cv.extend({ report })),
  importFromAddress: route('POST', '/import/address', 'Import a CV from a file at a web address', 201)
    .input(addressInput)
    .output(cv.extend({ report })),
  readFile: readFileRoute,
  readFromAddress: readFromAddressRoute,
  ...pageRoutes,
  ...commentRoutes,

  checks: route('GET', '/{id}/checks', 'Check a CV and list suggestions with their positions')
    .input(z.strictObject(idParam))
    .output(
      z.object({
        results: z.array(
          z.object({
            rule: z.string(),
            weight: z.enum(['must', 'should', 'could']),
            at: place,
            field: z.string().optional(),
            values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
            also: z.array(place).optional(),
            fixes: operations.optional(),
            /** Key under which the member dismisses it, stored in `dismissed` of the document. */
            mark: z.string(),
            dismissed: z.boolean(),
          }),
        ),
      }),
    ),
  matchJob: route(
    'POST',
    '/{id}/job-match',
    'Compare a CV with a job description: which keywords it includes, where, and which are missing',
  )
    .input(z.strictObject({ ...idParam, advertisement: z.string().max(MAX_ADVERTISEMENT_LENGTH) }))
    .output(
      z.object({
        language: z.string(),
        covered: z.number(),
        terms: z.array(
          z.object({
            term: z.string(),
            weight: z.number(),
            found: z.array(z.object({ at: place, field: z.string(), text: z.string(), start: z.int(), end: z.int() })),
          }),
        ),
      }),
    ),
  ...workRoutes,
  ...variantRoutes,

  versions: route('GET', '/{id}/versions', 'List the versions of a CV, newest first')
    .input(
      z.strictObject({
        ...idParam,
        cursor: z.string().max(1000).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ items: z.array(cvVersion), nextCursor: z.string().optional() })),
  keepVersion: route('POST', '/{id}/versions', 'Save a named version', 201)
    .input(z.strictObject({ ...idParam, name }))
    .output(cvVersion),
  version: route('GET', '/{id}/versions/{version}', 'Get a version')
    .input(z.strictObject(versionParams))
    .output(cvVersion.extend({ document: storedContent })),
  nameVersion: route('PATCH', '/{id}/versions/{version}', 'Rename a version')
    .input(z.strictObject({ ...versionParams, name }))
    .output(cvVersion),
  removeVersion: route('DELETE', '/{id}/versions/{version}', 'Delete a version')
    .input(z.strictObject(versionParams))
    .output(done),
  restoreVersion: route(
    'POST',
    '/{id}/versions/{version}/restore',
    'Restore a version or one of its sections; the current version is saved first',
  )
    .input(z.strictObject({ ...versionParams, revision, section: z.string().max(64).optional() }))
    .output(cv.extend({ kept: id })),
  compare: route(
    'GET',
    '/{id}/versions/{version}/changes',
    'Compare a version with the current CV or with another version',
  )
    .input(z.strictObject({ ...versionParams, to: id.optional() }))
    .output(z.object({ changes: z.array(change) })),
};
