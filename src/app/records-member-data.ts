import type { IdentityCtx, MemberDataModule } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Database } from '#platform/server/db/database.ts';
import { hasLiveLinksToCv, linksToRecords } from '#portfolio/service.ts';
import { type AccountExchange, countOnShelf, exportAccountRecords, importAccountRecords } from '#records/service.ts';
import { imagesShownElsewhere } from './images-shown-elsewhere.ts';

/** A longer list would not help anyone. */
const MAX_WARNINGS = 200;

/**
 * Exports one kind of a member's records in order, including the trash. An import creates them again and maps the
 * images, files and records that they refer to; existing records are not changed.
 */
export const recordsMemberData = <Document extends object>(
  db: Database,
  exchange: AccountExchange<Document>,
): MemberDataModule<IdentityCtx> => ({
  collect: (tx, uid) => exportAccountRecords(db, exchange, tx, uid),
  summarize: async (_, { sql }, uid) => ({
    counts: { [exchange.name]: await countOnShelf(sql, { ownerId: uid, kind: exchange.kind.name }) },
  }),
  restore: async (ctx, source) => {
    const importContext = {
      ...ctx,
      language: ctx.exchange.visit.language,
      shownElsewhere: imagesShownElsewhere,
      hasLiveLinks: hasLiveLinksToCv,
      linksTo: linksToRecords,
    };
    const warnings: string[] = [];
    let count = 0;
    for (const path of pathsIn(source.paths, exchange.name)) {
      try {
        const report = await importAccountRecords(importContext, exchange, await source.data(path), source.newIds);
        count += report.count;
        if (report.unreadable) warnings.push(path);
        warnings.push(...report.warnings.map((warning) => `${exchange.name}/${warning}`));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        warnings.push(path);
      }
    }
    return { imported: count > 0 ? [exchange.name] : [], warnings: warnings.slice(0, MAX_WARNINGS) };
  },
});

/** Returns the paths of a kind of record, in the order in which they were written. */
const pathsIn = (paths: readonly string[], folder: string) => {
  const numberOf = (path: string) => Number(/^(\w+)\/(\d{1,6})\.json$/.exec(path)?.[2]);
  return paths
    .filter((path) => path.startsWith(`${folder}/`) && numberOf(path) > 0)
    .sort((a, b) => numberOf(a) - numberOf(b));
};
