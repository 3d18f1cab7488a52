import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';
import { hashOf } from '../secret-token.ts';

type MakeAdapter<Options> = (options: Options) => DBAdapter;
type Row = Record<string, unknown>;

/**
 * Wraps the library's database adapter so that session tokens are stored as SHA-256 hashes. The library gets the token
 * back that it queried by; a row found by other fields has the hash, which grants no access.
 */
export const hashedSessions =
  <Options>(makeAdapter: MakeAdapter<Options>): MakeAdapter<Options> =>
  (options) => {
    const adapter = makeAdapter(options);
    const hashedMethods = withTokenHashing(adapter);
    return {
      ...adapter,
      ...hashedMethods,
      transaction: (work) => adapter.transaction((inner) => work({ ...inner, ...withTokenHashing(inner) })),
    };
  };

function withTokenHashing(adapter: DBTransactionAdapter) {
  return {
    create: async (query) => {
      if (query.model !== 'session') return adapter.create(query);
      const token: unknown = query.data.token;
      return withToken(await adapter.create({ ...query, data: hashRowToken(query.data) }), token);
    },
    findOne: async (query) => {
      if (query.model !== 'session') return adapter.findOne(query);
      return withToken(await adapter.findOne({ ...query, where: hashWhereToken(query.where) }), tokenOf(query.where));
    },
    findMany: (query) =>
      adapter.findMany(
        query.model === 'session' && query.where ? { ...query, where: hashWhereToken(query.where) } : query,
      ),
    count: (query) =>
      adapter.count(
        query.model === 'session' && query.where ? { ...query, where: hashWhereToken(query.where) } : query,
      ),
    update: async (query) => {
      if (query.model !== 'session') return adapter.update(query);
      const changed = { ...query, where: hashWhereToken(query.where), update: hashRowToken(query.update) };
      return withToken(await adapter.update(changed), tokenOf(query.where));
    },
    updateMany: (query) =>
      adapter.updateMany(
        query.model === 'session'
          ? { ...query, where: hashWhereToken(query.where), update: hashRowToken(query.update) }
          : query,
      ),
    delete: (query) =>
      adapter.delete(query.model === 'session' ? { ...query, where: hashWhereToken(query.where) } : query),
    deleteMany: (query) =>
      adapter.deleteMany(query.model === 'session' ? { ...query, where: hashWhereToken(query.where) } : query),
    consumeOne: async (query) => {
      if (query.model !== 'session') return adapter.consumeOne(query);
      return withToken(
        await adapter.consumeOne({ ...query, where: hashWhereToken(query.where) }),
        tokenOf(query.where),
      );
    },
  } satisfies Partial<DBAdapter>;
}

const hashValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hashValue);
  return typeof value === 'string' ? hashOf(value) : value;
};

const hashRowToken = <T extends Row>(row: T): T => ('token' in row ? { ...row, token: hashValue(row.token) } : row);

const hashWhereToken = (where: Where[]) =>
  where.map((clause) =>
    clause.field === 'token' ? { ...clause, value: hashValue(clause.value) as Where['value'] } : clause,
  );

const tokenOf = (where: readonly Where[]): unknown =>
  where.find(({ field, operator = 'eq' }) => field === 'token' && operator === 'eq')?.value;

const withToken = <T>(row: T, token: unknown): T =>
  row !== null && typeof row === 'object' && typeof token === 'string' ? { ...row, token } : row;
