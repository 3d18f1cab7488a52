import { oc } from '@orpc/contract';
import { z } from 'zod';
import { storedImage } from '#files/contract.ts';

/**
 * Public contract of the records domain for client and server: everything that projects, achievements and other kinds
 * of record share.
 */

export { TAKEN_DOWN_KINDS, takedownsContract } from './contract-takedowns.ts';
export { exchangeRoutes, type ImportProblem } from './model/exchange.ts';

/** Metadata fields of every record, in addition to the fields of its kind. */
const meta = {
  id: z.uuid(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When the record was moved to the trash; null if it is not in the trash. */
  trashedAt: z.iso.datetime().nullable(),
  /** Images that the record refers to, by id. */
  images: z.record(z.string(), storedImage),
};
type Meta = z.infer<z.ZodObject<typeof meta>>;
export type RecordOf<Fields> = Fields & Meta;

/** Returns the API schema of a record: the metadata plus the given fields. */
export const recordSchema = <Fields extends z.ZodRawShape>(fields: Fields) => z.object({ ...meta, ...fields });

export const RECORD_SORTS = ['order', 'updated', 'title', 'date', 'expires'] as const;
export type RecordSort = (typeof RECORD_SORTS)[number];

const MOST_AT_ONCE = 500;
const one = { id: z.uuid() };

type Shape = z.ZodRawShape;
type Optional<Fields extends Shape> = { [Name in keyof Fields]: z.ZodOptional<Fields[Name]> };

type Records<
  Fields extends Shape,
  Given extends Shape,
  Needed extends keyof Fields & string,
  Heavy extends keyof Fields & string,
  Status extends string,
  Action extends string,
> = {
  tag: string;
  path: `/${string}`;
  /** Writable fields without defaults. Refinements across fields are checked by the command. */
  fields: Fields;
  /** Fields that are required to create a record. */
  required: readonly Needed[];
  /** Fields that the server adds. */
  given: Given;
  /** Long fields that lists leave out. */
  heavy: readonly Heavy[];
  statuses: readonly [Status, ...Status[]];
  actions: readonly [Action, ...Action[]];
};

/** Returns the API routes of one kind of record. */
export function recordRoutes<
  Fields extends Shape,
  Given extends Shape,
  const Needed extends keyof Fields & string,
  const Heavy extends keyof Fields & string,
  const Status extends string,
  const Action extends string,
>(kind: Records<Fields, Given, Needed, Heavy, Status, Action>) {
  const { tag, path, fields, required, given, heavy, statuses, actions } = kind;
  const many = tag.toLowerCase();
  const a = `${/^[aeiou]/.test(many) ? 'an' : 'a'} ${many.slice(0, -1)}`;
  const route = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    rest: string,
    summary: string,
    successStatus: 200 | 201 = 200,
  ) => oc.route({ method, path: `${path}${rest}`, tags: [tag], summary, successStatus });
  const record = recordSchema({ ...given, ...fields });
  const item = recordSchema({ ...given, ...without(fields, heavy) });
  const partial = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(field)]),
  ) as Optional<Fields>;
  const needed = Object.fromEntries(required.map((name) => [name, fields[name]])) as Pick<Fields, Needed>;
  const change = z.strictObject({ ...one, revision: z.int().min(1), ...partial });
  const creation = z.strictObject<Omit<Optional<Fields>, Needed> & Pick<Fields, Needed>>({ ...partial, ...needed });
  return {
    list: route('GET', '', `List your ${many}, page by page`)
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
    facets: route('GET', '/facets', `Count your ${many} by status and tag`).output(recordFacets),
    create: route('POST', '', `Create ${a}`, 201).input(creation).output(record),
    read: route('GET', '/{id}', `Get ${a} by id, or by a current or former slug`)
      .input(z.strictObject({ id: z.string().min(1).max(200) }))
      .output(record),
    save: route('PATCH', '/{id}', `Update ${a}; fails if the revision is outdated`).input(change).output(record),
    remove: route('DELETE', '/{id}', `Move ${a} to the trash for 30 days`).input(z.strictObject(one)).output(record),
    removeForever: route('DELETE', '/{id}/forever', `Delete ${a} in the trash permanently`)
      .input(z.strictObject(one))
      .output(z.object({ status: z.literal(true) })),
    restore: route('POST', '/{id}/restore', `Restore ${a} from the trash`).input(z.strictObject(one)).output(record),
    duplicate: route('POST', '/{id}/duplicate', `Duplicate ${a}`, 201).input(z.strictObject(one)).output(record),
    move: route('POST', '/{id}/move', `Move ${a} after another one, or to the top`)
      .input(z.strictObject({ ...one, after: z.uuid().nullable() }))
      .output(record),
    bulk: route('POST', '/bulk', `Apply one action to several ${many}`)
      .input(
        z.strictObject({
          ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE),
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

const recordFacets = z.object({
  total: z.int(),
  statuses: z.record(z.string(), z.int()),
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
});
export type RecordFacets = z.infer<typeof recordFacets>;

function without<Fields extends Shape, Name extends keyof Fields & string>(fields: Fields, names: readonly Name[]) {
  const left = Object.entries(fields).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(left) as Omit<Fields, Name>;
}
