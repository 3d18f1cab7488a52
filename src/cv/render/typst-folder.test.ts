import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesInZip } from '#testing/zip.ts';
import { makeExample } from '../examples/examples.ts';
import { compactPdf } from './pdf/compact.ts';
import { countPages, type RenderInput, renderPdf } from './render-cv.ts';
import { TEMPLATES } from './templates.ts';
import { zipTypstSources } from './typst-folder.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-typst-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compiles the unpacked folder with a plain compiler, without any of our code. */
async function compileUnpacked(input: RenderInput) {
  for (const [name, bytes] of await filesInZip(await zipTypstSources(input))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  const compiler = NodeCompiler.create({
    workspace: join(folder, 'cv'),
    fontArgs: [{ fontPaths: [join(folder, 'cv', 'fonts')] }],
  });
  const { result } = compiler.compile({ mainFilePath: join(folder, 'cv', 'main.typ') });
  if (!result) throw new Error('the folder does not compile');
  return { pages: result.numOfPages, pdf: compiler.pdf(result, { pdfStandard: 'ua-1' }) };
}

describe('a CV as Typst source', () => {
  it.each([...TEMPLATES.keys()])('compiles to the same pages with a plain compiler: %s', async (template) => {
    const example = makeExample('researcher', { name: 'Ada Lovelace', email: 'ada@example.org' });
    const input = { content: { ...example, design: { ...example.design, template } }, photo: null, owner: 'ada' };
    const { pages, pdf } = await compileUnpacked(input);
    expect(pages).toBe(await countPages(input));
    // Dates and identifiers differ; the pages don't.
    expect(Math.abs(compactPdf(pdf).length - (await renderPdf(input)).length)).toBeLessThan(200);
  });

  it('includes only the fonts of its own scripts', async () => {
    const example = makeExample('nurse', { name: 'Ada Lovelace', email: 'ada@example.org' });
    const latinFiles = [...(await filesInZip(await zipTypstSources({ content: example, photo: null }))).keys()].join(
      ' ',
    );
    expect(latinFiles).toContain('SourceSerif4_400Regular.ttf');
    expect(latinFiles).not.toMatch(/NotoSansJP|Vazirmatn/);
    const japanese = { ...example, basics: { ...example.basics, headline: '解析機関' } };
    const files = [...(await filesInZip(await zipTypstSources({ content: japanese, photo: null }))).keys()].join(' ');
    expect(files).toContain('NotoSansJP_400Regular.ttf');
    expect(files).toContain('cv/fonts/noto-sans-jp-OFL.txt');
  });
});
