import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  NodeCompiler,
  type NodeTypstCompileResult,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler';
import { blocksOfMarks, type Mark } from './blocks-of-marks.ts';
import { missingCharacters, replaceCharacters } from './missing-characters.ts';
import { NEEDS_READABLE_TEXT, withReadableText } from './pdf/readable.ts';
import type { CardJob, RenderJob, RenderResult } from './render-job.ts';
import { splitPages } from './split-pages.ts';
import { CARD_PROGRAM, typstProgramOf } from './typst-program.ts';

/** Folders of the templates and of the font files. */
export type TypesetFolders = { templates: string; fonts: string[] };

/**
 * Number of compilations after which an unused result is evicted from the compiler's cache.
 * Each further one would hold about 10 MB.
 */
const CACHE_MAX_AGE = 2;
/** Zero-width characters that text pasted from web pages contains. PDF readers lose letters over them. */
const ZERO_WIDTH = /[\u200b\u2060\ufeff]/g;
/** Attachment length above which the whole cache is evicted: a few documents of that size would fill the memory. */
const LARGE_ATTACHMENT = 100_000;

/** Returns a function that processes one job at a time. Members' content is passed as data, never as markup. */
export function makeCompiler({ templates, fonts }: TypesetFolders) {
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: fonts }] });
  /** Characters found so far that no font has. */
  const missing = new Set<string>();

  type Images = { photo: Uint8Array | null; picture?: Uint8Array | null };
  const compileWith = (mainFileContent: string, data: object, images: Images) => {
    compiler.mapShadow(join(templates, 'data.json'), Buffer.from(JSON.stringify(data).replace(ZERO_WIDTH, '')));
    for (const [name, bytes] of Object.entries(images)) {
      if (bytes) compiler.mapShadow(join(templates, name), Buffer.from(bytes));
    }
    const compiled = compiler.compile({ mainFileContent, resetRead: true });
    if (!compiled.result) throw new Error(diagnosticsOf(compiler, compiled));
    return compiled.result;
  };

  const compile = ({ template, data, attachment, photo, make }: RenderJob) => {
    const readable = replaceCharacters(data, missing);
    const titled = { ...readable, title: readable.title.trim() || 'CV', name: readable.name.trim() };
    const embedded = make === 'pdf' ? attachment : null;
    if (embedded !== null) compiler.mapShadow(join(templates, 'resume.json'), Buffer.from(embedded));
    const main = typstProgramOf(template, { layout: data.letter ? 'letter' : 'page', attached: embedded !== null });
    return compileWith(main, titled, { photo });
  };

  const cardSvgOf = ({ card, photo, picture }: CardJob) => {
    const document = compileWith(CARD_PROGRAM, replaceCharacters(card, missing), { photo, picture });
    const [svg] = splitPages(compiler.plainSvg(document));
    if (svg === undefined) throw new Error('the card has no page');
    return svg;
  };

  const pdfOf = (job: RenderJob) => {
    const knownCount = missing.size;
    const document = compile(job);
    try {
      const pdf = compiler.pdf(document, { pdfStandard: 'ua-1' });
      return NEEDS_READABLE_TEXT.test(JSON.stringify(job.data)) ? withReadableText(pdf) : pdf;
    } catch (error) {
      for (const character of missingCharacters(String(error), job.data)) missing.add(character);
      if (missing.size === knownCount) throw error;
      return pdfOf(job);
    }
  };

  const renderPages = (job: RenderJob) => {
    const document = compile(job);
    const blocks = job.data.marks ? blocksOfMarks(queryMarks(document), paperOf(job.data)) : [];
    const pages = splitPages(compiler.plainSvg(document));
    return { pages, fingerprints: pages.map(fingerprintOf), blocks };
  };
  const queryMarks = (document: NodeTypstDocument): Mark[] =>
    compiler.query(document, { selector: '<place>', field: 'value' });

  const make = (job: RenderJob | CardJob): RenderResult => {
    try {
      if (job.make === 'card') return { make: 'card', svg: cardSvgOf(job) };
      if (job.make === 'pdf') return { make: 'pdf', pdf: pdfOf(job) };
      if (job.make === 'pages') return { make: 'pages', ...renderPages(job) };
      return { make: 'count', count: compile(job).numOfPages };
    } finally {
      compiler.resetShadow();
      // Eviction takes a while, so the result is returned first.
      const embedded = job.make === 'card' ? null : job.attachment;
      setImmediate(() => compiler.evictCache((embedded?.length ?? 0) > LARGE_ATTACHMENT ? 0 : CACHE_MAX_AGE));
    }
  };
  return <Job extends RenderJob | CardJob>(job: Job) => make(job) as Extract<RenderResult, { make: Job['make'] }>;
}

/** Returns a hash of a rendered page; equal pages have equal hashes. */
const fingerprintOf = (page: string) => createHash('sha256').update(page).digest('base64url').slice(0, 22);

/** Returns the compiler's diagnostics with their positions. They refer only to our templates. */
function diagnosticsOf(compiler: NodeCompiler, compiled: NodeTypstCompileResult) {
  const error = compiled.takeError();
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'compilation failed';
}

const POINTS_PER_MM = 72 / 25.4;
/** The least distance of text from the side of the paper, in mm: that of narrow columns with a ground. */
const LEAST_SIDE = 5.2;
const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } };
const paperOf = ({ design }: RenderJob['data']) => ({
  width: PAPERS[design.page].width * POINTS_PER_MM,
  height: PAPERS[design.page].height * POINTS_PER_MM,
  margin: design.marginY * POINTS_PER_MM,
  sides: Math.min(design.marginX, LEAST_SIDE) * POINTS_PER_MM,
});
