import { importFile, type RecordsCtx } from '#records/service.ts';
import { achievementExchange } from './achievement-exchange.ts';

/** Previews or imports achievements from a file. */
export const importAchievements = (ctx: RecordsCtx, input: { content: string; take?: number[] | undefined }) =>
  importFile(ctx, achievementExchange, input, ({ kind, issuer, date }) => ({ kind, issuer, date }));
