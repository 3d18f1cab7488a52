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
    const hashing = overTokens(adapter);
    return {
      ...adapter,
      ...hashing,
      transaction: (work) => adapter.transaction((inner) => work({ ...inner, ...overTokens(inner) })),
    };
  };

function overTokens(adapter: DBTransactionAdapter) {
  return {
    create: async (query) => {
      if (query.model !== 'session') return adapter.create(query);
      const token: unknown = query.data.token;
      return withToken(await adapter.create({ ...query, data: hashedIn(query.data) }), token);
    },
    findOne: async (query) => {
      if (query.model !== 'session') return adapter.findOne(query);
      return withToken(await adapter.findOne({ ...query, where: hashedWhere(query.where) }), tokenIn(query.where));
    },
    findMany: (query) =>
      adapter.findMany(
        query.model === 'session' && query.where ? { ...query, where: hashedWhere(query.where) } : query,
      ),
    count: (query) =>
      adapter.count(query.model === 'session' && query.where ? { ...query, where: hashedWhere(query.where) } : query),
    update: async (query) => {
      if (query.model !== 'session') return adapter.update(query);
      const changed = { ...query, where: hashedWhere(query.where), update: hashedIn(query.update) };
      return withToken(await adapter.update(changed), tokenIn(query.where));
    },
    updateMany: (query) =>
      adapter.updateMany(
        query.model === 'session'
          ? { ...query, where: hashedWhere(query.where), update: hashedIn(query.update) }
          : query,
      ),
    delete: (query) =>
      adapter.delete(query.model === 'session' ? { ...query, where: hashedWhere(query.where) } : query),
    deleteMany: (query) =>
      adapter.deleteMany(query.model === 'session' ? { ...query, where: hashedWhere(query.where) } : query),
    consumeOne: async (query) => {
      if (query.model !== 'session') return adapter.consumeOne(query);
      return withToken(await adapter.consumeOne({ ...query, where: hashedWhere(query.where) }), tokenIn(query.where));
    },
  } satisfies Partial<DBAdapter>;
}

const hashed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hashed);
  return typeof value === 'string' ? hashOf(value) : value;
};

const hashedIn = <T extends Row>(row: T): T => ('token' in row ? { ...row, token: hashed(row.token) } : row);

const hashedWhere = (where: Where[]) =>
  where.map((part) => (part.field === 'token' ? { ...part, value: hashed(part.value) as Where['value'] } : part));

const tokenIn = (where: readonly Where[]): unknown =>
  where.find(({ field, operator = 'eq' }) => field === 'token' && operator === 'eq')?.value;

const withToken = <T>(row: T, token: unknown): T =>
  row !== null && typeof row === 'object' && typeof token === 'string' ? { ...row, token } : row;
