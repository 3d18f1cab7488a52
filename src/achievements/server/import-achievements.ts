import { importFile, type RecordsCtx } from '#records/service.ts';
import { achievementExchange } from './achievement-exchange.ts';

/** Looks at achievements in a file, or brings in what is taken of them. */
export const importAchievements = (ctx: RecordsCtx, input: { content: string; take?: number[] | undefined }) =>
  importFile(ctx, achievementExchange, input, ({ kind, issuer, date }) => ({ kind, issuer, date }));
