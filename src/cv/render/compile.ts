import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  NodeCompiler,
  type NodeTypstCompileResult,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler';
import { blocksOf, type Mark } from './blocks-of-marks.ts';
import type { CardOrder, Made, Order } from './order.ts';
import { pagesOf } from './pages-of-svg.ts';
import { withReadableText } from './pdf/readable.ts';
import { missingSigns, withoutSigns } from './signs.ts';
import { MAIN_OF_CARD, mainOf } from './source.ts';

/** Folders of the templates and of the font files. */
export type Places = { templates: string; fonts: string[] };

/**
 * Compilations after which an unused result is evicted from the compiler's cache. Each further one would hold some 10
 * MB.
 */
const TURNS_KEPT = 2;
/** Zero-width characters that text pasted from web pages contains. PDF readers lose letters over them. */
const UNSEEN = /[\u200b\u2060\ufeff]/g;
/** Matches Arabic and Hebrew letters, whose text PDF readers extract wrongly without `withReadableText`. */
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Attachment length above which the whole cache is evicted: a few documents of that size would fill the memory. */
const LARGE = 100_000;

/** Returns a function that processes one order at a time. Members' content is passed as data, never as markup. */
export function makeCompiler({ templates, fonts }: Places) {
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: fonts }] });
  /** Characters found so far that no font has. */
  const missing = new Set<string>();

  const compileWith = (mainFileContent: string, data: object, photo: Uint8Array | null) => {
    compiler.mapShadow(join(templates, 'data.json'), Buffer.from(JSON.stringify(data).replace(UNSEEN, '')));
    if (photo) compiler.mapShadow(join(templates, 'photo'), Buffer.from(photo));
    const compiled = compiler.compile({ mainFileContent, resetRead: true });
    if (!compiled.result) throw new Error(complaintOf(compiler, compiled));
    return compiled.result;
  };

  const compile = ({ template, data, attachment, photo, make }: Order) => {
    const readable = withoutSigns(data, missing);
    const named = { ...readable, title: readable.title.trim() || 'CV', name: readable.name.trim() };
    const inside = make === 'pdf' ? attachment : null;
    if (inside !== null) compiler.mapShadow(join(templates, 'resume.json'), Buffer.from(inside));
    const main = mainOf(template, { sets: data.letter ? 'letter' : 'page', attached: inside !== null });
    return compileWith(main, named, photo);
  };

  const drawingOf = ({ card, photo }: CardOrder) => {
    const [drawing] = pagesOf(compiler.plainSvg(compileWith(MAIN_OF_CARD, withoutSigns(card, missing), photo)));
    if (drawing === undefined) throw new Error('a card without a page');
    return drawing;
  };

  const pdfOf = (order: Order) => {
    const known = missing.size;
    const document = compile(order);
    try {
      const pdf = compiler.pdf(document, { pdfStandard: 'ua-1' });
      return FROM_RIGHT.test(JSON.stringify(order.data)) ? withReadableText(pdf) : pdf;
    } catch (error) {
      for (const sign of missingSigns(String(error), order.data)) missing.add(sign);
      if (missing.size === known) throw error;
      return pdfOf(order);
    }
  };

  const pagesFor = (order: Order) => {
    const document = compile(order);
    const blocks = order.data.marks ? blocksOf(marksIn(document), paperOf(order.data)) : [];
    const pages = pagesOf(compiler.plainSvg(document));
    return { pages, fingerprints: pages.map(fingerprintOf), blocks };
  };
  const marksIn = (document: NodeTypstDocument): Mark[] =>
    compiler.query(document, { selector: '<place>', field: 'value' });

  const make = (order: Order | CardOrder): Made => {
    try {
      if (order.make === 'card') return { make: 'card', drawing: drawingOf(order) };
      if (order.make === 'pdf') return { make: 'pdf', pdf: pdfOf(order) };
      if (order.make === 'pages') return { make: 'pages', ...pagesFor(order) };
      return { make: 'count', count: compile(order).numOfPages };
    } finally {
      compiler.resetShadow();
      // Eviction takes a while, so the result is returned first.
      const inside = order.make === 'card' ? null : order.attachment;
      setImmediate(() => compiler.evictCache((inside?.length ?? 0) > LARGE ? 0 : TURNS_KEPT));
    }
  };
  return <One extends Order | CardOrder>(order: One) => make(order) as Extract<Made, { make: One['make'] }>;
}

/** Returns a hash of a drawn page; equal drawings have equal hashes. */
const fingerprintOf = (page: string) => createHash('sha256').update(page).digest('base64url').slice(0, 22);

/** Returns the compiler's diagnostics with their positions. They refer only to our templates. */
function complaintOf(compiler: NodeCompiler, compiled: NodeTypstCompileResult) {
  const error = compiled.takeError();
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'nothing was set';
}

const POINTS = 72 / 25.4;
const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } };
const paperOf = ({ design }: Order['data']) => ({
  width: PAPERS[design.page].width * POINTS,
  height: PAPERS[design.page].height * POINTS,
  margin: design.marginY * POINTS,
  sides: Math.min(design.marginX, 12) * POINTS,
});
