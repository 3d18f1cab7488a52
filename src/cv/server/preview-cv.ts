import { requireMember } from '#identity/service.ts';
import { makeContentCache } from '#platform/server/content-cache.ts';
import { readRecord } from '#records/service.ts';
import { inTemplate } from '../model/choose-template.ts';
import type { CvContent } from '../model/content.ts';
import { headPositionOf } from '../model/head-position.ts';
import { renderPages } from '../render/render-cv.ts';
import { TEMPLATES, templateOf } from '../render/templates.ts';
import { cvKind } from './cv-kind.ts';
import { type CvCtx, letterRenderInputOf, renderInputOf } from './render-input.ts';
import { renderPageImage } from './render-page-image.ts';

type PreviewCvInput = {
  id: string;
  document?: CvContent | undefined;
  letter?: string | undefined;
  editor?: string | undefined;
  known?: readonly string[] | undefined;
};

/**
 * Returns the pages of a CV or a cover letter, saved or as given.
 * Of queued requests of one editor, only the latest is executed.
 */
export async function previewCv(ctx: CvCtx, { id, document, letter, editor, known = [] }: PreviewCvInput) {
  const { uid } = requireMember(ctx.actor);
  const cv = await readRecord(ctx, cvKind, { id });
  const content = document ?? cv.document;
  const input = letter === undefined ? await renderInputOf(ctx, content) : letterRenderInputOf(ctx, content, letter);
  const key = editor === undefined ? {} : { key: `${uid} ${id} ${editor}` };
  const { pages, fingerprints, blocks } = await renderPages(input, { marks: true, ...key });
  const knownFingerprints = new Set(known);
  return {
    pages: pages.map((page, index) => (knownFingerprints.has(fingerprints[index] ?? '') ? '' : page)),
    fingerprints,
    blocks,
  };
}

const thumbnailCache = makeContentCache<{ bytes: Uint8Array }>({
  maxSize: 16 * 1024 * 1024,
  sizeOf: ({ bytes }) => bytes.length,
});

type ThumbnailInput = { id: string; template?: string | undefined; width: number };

/** Returns the first page as a thumbnail, in the CV's own template or another. */
export async function getThumbnail(ctx: CvCtx, { id, template, width }: ThumbnailInput) {
  const cv = await readRecord(ctx, cvKind, { id });
  const { document } = cv;
  const chosen = document.design.template;
  const shown =
    template === undefined || template === chosen
      ? document
      : inTemplate(document, templateOf(template), TEMPLATES.get(chosen));
  const input = await renderInputOf(ctx, shown);
  const content = [id, String(cv.revision), shown.design.template, String(width), input.photo?.id ?? ''];
  const { bytes } = await thumbnailCache(content, async () => ({
    bytes: await renderPageImage(input, { page: 1, width, format: 'webp' }),
  }));
  return {
    // The request URL contains the revision, so a cached image is never outdated.
    headers: { 'cache-control': 'private, max-age=86400' },
    body: new Blob([bytes as BlobPart], { type: 'image/webp' }),
  };
}

/** Lists the templates, with texts in the language of the caller. */
export function listTemplates({ actor, language }: Pick<CvCtx, 'actor' | 'language'>) {
  requireMember(actor);
  return {
    items: [...TEMPLATES.values()].map(({ id, name, character, columns, fonts, accent, honours, tokens }) => ({
      ...{ id, name: name[language], character: character[language], columns, fonts, accent, honours },
      head: headPositionOf(tokens),
    })),
  };
}
