import { oc } from '@orpc/contract';
import { z } from 'zod';
import { line } from '#platform/pure/fields.ts';
import { SLUG, SLUG_MAX_LENGTH } from '#platform/pure/slug.ts';
import { recordSchema } from './model/record-schema.ts';

/** Public contract of the records domain for client and server: everything that all kinds of record share. */

export { TAKEDOWN_KINDS, takedownsContract } from './contract-takedowns.ts';
export { type RecordVersion, recordVersionRoutes } from './contract-versions.ts';
export { exchangeRoutes, type ImportProblem } from './model/exchange.ts';
export { type RecordOf, recordSchema } from './model/record-schema.ts';
export type { MapTexts, SourceText, Translation, Translations } from './model/source-texts.ts';
export { PROFILE_PART, SITE_PART } from './model/source-texts.ts';
export { TRANSLATION_BODY_BYTES, TRANSLATION_FILE_BYTES } from './model/translation-limits.ts';
export type { Wording } from './model/wordings.ts';
export { wordingsField } from './model/wordings-schema.ts';

/** A slug as a member may choose it. */
export const slugField = line(SLUG_MAX_LENGTH).regex(SLUG);

export const RECORD_SORTS = ['order', 'updated', 'title', 'date', 'expires'] as const;
export type RecordSort = (typeof RECORD_SORTS)[number];

const MAX_BATCH_SIZE = 500;
const idInput = { id: z.uuid() };

type Shape = z.ZodRawShape;
type Optional<Fields extends Shape> = { [Name in keyof Fields]: z.ZodOptional<Fields[Name]> };

type RecordRoutesOptions<
  Fields extends Shape,
  ServerFields extends Shape,
  RequiredName extends keyof Fields & string,
  Heavy extends keyof Fields & string,
  Status extends string,
  Action extends string,
> = {
  tag: string;
  path: `/${string}`;
  /** Writable fields without defaults. Refinements across fields are checked by the command. */
  fields: Fields;
  /** Fields that are required to create a record. */
  required: readonly RequiredName[];
  /** Fields that the server adds. */
  given: ServerFields;
  /** Long fields that lists leave out. */
  heavy: readonly Heavy[];
  statuses: readonly [Status, ...Status[]];
  actions: readonly [Action, ...Action[]];
};

/** Returns the API routes of one kind of record. */
export function recordRoutes<
  Fields extends Shape,
  ServerFields extends Shape,
  const RequiredName extends keyof Fields & string,
  const Heavy extends keyof Fields & string,
  const Status extends string,
  const Action extends string,
>(kind: RecordRoutesOptions<Fields, ServerFields, RequiredName, Heavy, Status, Action>) {
  const { tag, path, fields, required, given, heavy, statuses, actions } = kind;
  const pluralName = /^[A-Z]{2}/.test(tag) ? tag : tag.toLowerCase();
  const singularName = `${/^[aeiou]/.test(pluralName) ? 'an' : 'a'} ${pluralName.slice(0, -1)}`;
  const route = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    rest: string,
    summary: string,
    successStatus: 200 | 201 = 200,
  ) => oc.route({ method, path: `${path}${rest}`, tags: [tag], summary, successStatus });
  const record = recordSchema({ ...given, ...fields });
  const item = recordSchema({ ...given, ...without(fields, heavy) });
  const optionalFields = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(field)]),
  ) as Optional<Fields>;
  const requiredFields = Object.fromEntries(required.map((name) => [name, fields[name]])) as Pick<Fields, RequiredName>;
  const saveInput = z.strictObject({ ...idInput, revision: z.int().min(1), ...optionalFields });
  const createInput = z.strictObject<Omit<Optional<Fields>, RequiredName> & Pick<Fields, RequiredName>>({
    ...optionalFields,
    ...requiredFields,
  });
  return {
    list: route('GET', '', `List your ${pluralName}, with pagination`)
      .input(
        z.strictObject({
          q: z.string().max(200).optional(),
          status: z.enum([...statuses, 'trash']).optional(),
          tag: z.string().max(100).optional(),
          kind: z.string().max(100).optional(),
          sort: z.enum(RECORD_SORTS).default('order'),
          cursor: z.string().max(1000).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        }),
      )
      .output(z.object({ items: z.array(item), nextCursor: z.string().optional() })),
    facets: route('GET', '/facets', `Count your ${pluralName} by status and tag`).output(recordFacets),
    create: route('POST', '', `Create ${singularName}`, 201).input(createInput).output(record),
    read: route('GET', '/{id}', `Get ${singularName} by id, or by a current or former slug`)
      .input(z.strictObject({ id: z.string().min(1).max(200) }))
      .output(record),
    save: route('PATCH', '/{id}', `Update ${singularName}; fails if the revision is outdated`)
      .input(saveInput)
      .output(record),
    remove: route('DELETE', '/{id}', `Move ${singularName} to the trash for 30 days`)
      .input(z.strictObject(idInput))
      .output(record),
    removeForever: route('DELETE', '/{id}/forever', `Permanently delete ${singularName} from the trash`)
      .input(z.strictObject(idInput))
      .output(z.object({ status: z.literal(true) })),
    restore: route('POST', '/{id}/restore', `Restore ${singularName} from the trash`)
      .input(z.strictObject(idInput))
      .output(record),
    duplicate: route('POST', '/{id}/duplicate', `Duplicate ${singularName}`, 201)
      .input(z.strictObject(idInput))
      .output(record),
    move: route('POST', '/{id}/move', `Move ${singularName} after another one, or to the top`)
      .input(z.strictObject({ ...idInput, after: z.uuid().nullable() }))
      .output(record),
    bulk: route('POST', '/bulk', `Apply one action to several ${pluralName}`)
      .input(
        z.strictObject({
          ids: z.array(z.uuid()).min(1).max(MAX_BATCH_SIZE),
          action: z.enum([...actions, 'trash', 'restore']),
        }),
      )
      .output(z.object({ items: z.array(changedRecord) })),
  };
}

/** Result of a bulk change for one record, with its previous status so that the change can be undone. */
const changedRecord = z.object({
  id: z.uuid(),
  revision: z.int(),
  status: z.string(),
  statusBefore: z.string(),
});

export const recordFacets = z.object({
  total: z.int(),
  statuses: z.record(z.string(), z.int()),
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
});
export type RecordFacets = z.infer<typeof recordFacets>;

function without<Fields extends Shape, Name extends keyof Fields & string>(fields: Fields, names: readonly Name[]) {
  const remaining = Object.entries(fields).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(remaining) as Omit<Fields, Name>;
}
