// Takes the pictures of the instance's own pages: the demo's sites, the themes, the CV templates and the editor.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { PICTURE_KINDS, pictureFile } from '../../src/app/pages/pictures/picture-kinds.ts';
import { LAYOUT_OF_STYLE } from '../../src/portfolio/model/styles/style-layouts.ts';
import { CLASSIC_STYLE, STYLE_IDS } from '../../src/portfolio/model/styles/style-shape.ts';
import { ensureChromium } from '../chromium.mjs';
import { PASSWORD } from '../demo/fill.mjs';
import { root } from '../toolchain.mjs';

const folder = join(root, '.vitrine', 'pictures');
const goal = join(root, 'src', 'app', 'pages', 'pictures', 'files');
const THEMES = ['light', 'dark'];
/** The folders of templates that are none of CVs. */
const NO_TEMPLATES = new Set(['lib', 'card']);
/** Qualities by the width of a file: large ones are for screens with small pixels, which hide more. */
const AVIF = { small: 50, large: 38 };
const WEBP = 74;

export async function takePictures({ product: { url }, members }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const [ada] = members;
  await pictureTemplates(url, ada);
  for (const member of members) await pictureSite(browser, member);
  await pictureEditor(browser, url, ada);
  await pictureThemes(browser, ada);
  await browser.close();
  // Complete now: until here, a build could need the former ones.
  rmSync(goal, { recursive: true, force: true });
  renameSync(folder, goal);
}

/** Keeps the files of a picture of a kind. */
async function keep(name, kind, png) {
  const [small, ...larger] = PICTURE_KINDS[kind].widths;
  const at = (width) => sharp(png).resize({ width });
  const file = (width, format) => join(folder, pictureFile(name, width, format));
  await at(small).avif({ quality: AVIF.small, effort: 5 }).toFile(file(small, 'avif'));
  for (const width of larger) await at(width).avif({ quality: AVIF.large, effort: 5 }).toFile(file(width, 'avif'));
  await at(small).webp({ quality: WEBP, effort: 6 }).toFile(file(small, 'webp'));
}

async function pictureTemplates(url, { token, cv }) {
  const { widths } = PICTURE_KINDS.sheet;
  for (const template of readdirSync(join(root, 'templates')).filter((id) => !NO_TEMPLATES.has(id))) {
    const path = `/api/cvs/${cv}/thumbnail?template=${template}&width=${widths[1]}`;
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await keep(`template-${template}`, 'sheet', Buffer.from(await answer.arrayBuffer()));
  }
}

/** Takes a screenshot of the first view of a page, once its pictures and fonts are there. */
async function screenshot(browser, { address, kind, theme }) {
  const { width, height } = PICTURE_KINDS[kind];
  const scale = kind === 'phone' ? 2 : 1;
  const context = await browser.newContext({
    ...{ viewport: { width, height }, deviceScaleFactor: scale, colorScheme: theme, reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  // The example sites have no such link.
  await page.evaluate(() => document.querySelector('a[href*="/report?"]')?.parentElement.remove());
  const png = await page.screenshot();
  await context.close();
  return png;
}

async function pictureSite(browser, { person: { username }, site }) {
  for (const kind of ['wide', 'phone'])
    for (const theme of THEMES)
      await keep(`site-${username}-${kind}-${theme}`, kind, await screenshot(browser, { address: site, kind, theme }));
}

/** Shows the site in each theme, in the layout that it is drawn for. */
async function pictureThemes(browser, { call, site }) {
  for (const id of STYLE_IDS) {
    const { document } = await call('GET', '/api/site');
    const layout = LAYOUT_OF_STYLE[id] ?? 'column';
    await call('PUT', '/api/site', { document: { ...document, layout, style: { ...CLASSIC_STYLE, id } } });
    await call('POST', '/api/site/publish');
    await keep(`theme-${id}`, 'wide', await screenshot(browser, { address: site, kind: 'wide', theme: 'light' }));
  }
}

async function pictureEditor(browser, url, { person, cv }) {
  const { width, height } = PICTURE_KINDS.screen;
  for (const theme of THEMES) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'en-US' });
    await context.addInitScript((stored) => {
      localStorage.setItem('theme', stored);
      localStorage.setItem('theme.remember', 'true');
    }, theme);
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.getByLabel('Email or username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.goto(`${url}/cv/${cv}/edit?at=sections/work/items/work-1`, { waitUntil: 'networkidle' });
    await page
      .getByRole('textbox', { name: /^Bullet 1/ })
      .first()
      .waitFor();
    await page.waitForTimeout(3000);
    await keep(`editor-${theme}`, 'screen', await page.screenshot());
    await context.close();
  }
}
