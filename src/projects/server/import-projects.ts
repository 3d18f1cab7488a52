import { importFile, type RecordsCtx } from '#records/service.ts';
import { projectExchange } from './project-exchange.ts';

/** Previews or imports projects from a file. */
export const importProjects = (ctx: RecordsCtx, input: { content: string; take?: number[] | undefined }) =>
  importFile(ctx, projectExchange, input, ({ summary, start, end }) => ({ summary, start, end }));
