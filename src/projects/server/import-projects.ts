import { importFile, type RecordsCtx } from '#records/service.ts';
import { projectExchange } from './project-exchange.ts';

/** Looks at projects in a file, or brings in what is taken of them. */
export const importProjects = (ctx: RecordsCtx, input: { content: string; take?: number[] | undefined }) =>
  importFile(ctx, projectExchange, input, ({ summary, start, end }) => ({ summary, start, end }));
