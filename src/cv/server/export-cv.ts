import { requireMember } from '#identity/service.ts';
import { readRecord } from '#records/service.ts';
import type { CvExport } from '../contract.ts';
import type { CvContent } from '../model/content.ts';
import { cvKind } from './cv-kind.ts';
import { fileResponse } from './file-response.ts';
import { renderExport } from './render-export.ts';
import { type CvCtx, renderInputOf } from './render-input.ts';
import { safeFileName } from './safe-file-name.ts';
import { originalsOf } from './variants/originals.ts';
import { createZip } from './zip-of-files.ts';

type ExportCvInput = { id: string; page: number };

/** Exports a CV as a file in one format. */
export async function exportCv(ctx: CvCtx, { id, format, page }: ExportCvInput & { format: CvExport }) {
  const { name, document } = await readRecord(ctx, cvKind, { id });
  const input = await exportInputOf(ctx, { id, document });
  const { type, extension, content } = await renderExport(input, format, { page });
  return fileResponse(`${name}.${extension}`, content, type);
}

/**
 * Exports a CV in several formats as a ZIP.
 * They are created in sequence, so that one request does not occupy all workers.
 */
export async function exportCvs(ctx: CvCtx, { id, formats, page }: ExportCvInput & { formats: readonly CvExport[] }) {
  const { name, document } = await readRecord(ctx, cvKind, { id });
  const input = await exportInputOf(ctx, { id, document });
  const files: { name: string; content: string | Uint8Array }[] = [];
  for (const format of formats) {
    const { extension, content } = await renderExport(input, format, { page });
    files.push({ name: `${safeFileName(name)}.${extension}`, content });
  }
  return fileResponse(`${name}.zip`, await createZip(files, ctx.clock.now()), 'application/zip');
}

async function exportInputOf(ctx: CvCtx, { id, document }: { id: string; document: CvContent }) {
  const { uid } = requireMember(ctx.actor);
  const [input, originals] = await Promise.all([
    renderInputOf(ctx, document),
    ctx.db.asMember(uid, (tx) => originalsOf(tx, id, document)),
  ]);
  return { ...input, originals };
}
