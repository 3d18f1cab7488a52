import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { CvContent } from '../src/cv/model/content.ts';
import { makeCompiler } from '../src/cv/render/compile.ts';
import { fontFolders } from '../src/cv/render/font-files.ts';
import { renderJobOf } from '../src/cv/render/render-input.ts';
import { TEMPLATES, TEMPLATES_FOLDER } from '../src/cv/render/templates.ts';
import { makeSpecimen } from '../src/testing/cv-specimens.ts';
import { PORTRAIT } from './portrait.ts';

const FOLDER = join(import.meta.dirname, '..', '.shots', 'templates');
const LARGE = { size: 10.5, lineHeight: 1.4, density: 'normal', marginX: 20, marginY: 20 } as const;

const withDesign = (content: CvContent, design: Partial<CvContent['design']>): CvContent => ({
  ...content,
  design: { ...content.design, ...design },
});

/** Returns a CV of somebody who has little to say: a job without details, and a place of study. */
function makeSparse(): CvContent {
  const content = makeSpecimen('English', 'one');
  const sections = content.sections.filter(({ kind }) => kind === 'work' || kind === 'education');
  return { ...content, sections };
}

const CVS: readonly (readonly [name: string, content: CvContent, hasPhoto?: boolean])[] = [
  ['One page', makeSpecimen('English', 'one')],
  ['Photo', makeSpecimen('English', 'one'), true],
  ['Sparse', makeSparse()],
  ['Two pages', makeSpecimen('English', 'two')],
  ['Long German words', makeSpecimen('German', 'two')],
  ['Arabic', makeSpecimen('Arabic', 'two'), true],
  ['Japanese', makeSpecimen('Japanese', 'two')],
  ['Six pages', withDesign(makeSpecimen('English', 'four'), LARGE)],
];

const STYLE = `body { margin: 24px; background: #e4e6ea; font: 600 15px system-ui; display: flex; flex-wrap: wrap; gap: 20px 32px }
  figure { margin: 0 } figcaption { margin-block-end: 6px } div { display: flex; flex-wrap: wrap; gap: 12px }
  img { inline-size: 420px; background: #fff; box-shadow: 0 1px 4px #0003 }
  .small img { inline-size: 190px; filter: grayscale(1) }`;

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });

async function pagesOf(content: CvContent, template: string, hasPhoto = false): Promise<string[]> {
  const bytes = await sharp(Buffer.from(PORTRAIT)).resize(600, 600, { position: 'top' }).jpeg().toBuffer();
  const photo = hasPhoto ? { id: 'portrait', bytes } : null;
  const made = compile({ ...renderJobOf({ content: withDesign(content, { template }), photo }), make: 'pages' });
  return made.make === 'pages' ? made.pages : [];
}

async function shoot(page: Page, name: string, figures: readonly string[], style = '') {
  await page.setViewportSize({ width: 1800, height: 900 });
  await page.setContent(`<style>${STYLE}</style><body class="${style}">${figures.join('')}`);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
}

for (const id of TEMPLATES.keys())
  test(`sheet of the template ${id}`, async ({ page }) => {
    const figures: string[] = [];
    for (const [name, ...cv] of CVS) figures.push(figureOf(`${id}: ${name}`, await pagesOf(cv[0], id, cv[1])));
    await shoot(page, id, figures);
  });

test('sheet of the first pages of all templates in gray', async ({ page }) => {
  const pages: string[] = [];
  for (const id of TEMPLATES.keys())
    pages.push(...(await pagesOf(makeSpecimen('English', 'two'), id, true)).slice(0, 1));
  await shoot(page, 'all-gray', [figureOf('', pages)], 'small');
});

const figureOf = (caption: string, pages: readonly string[]) =>
  `<figure><figcaption>${caption}</figcaption><div>${pages.map(imageOf).join('')}</div></figure>`;

const imageOf = (svg: string) => `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
