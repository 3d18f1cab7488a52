// Draws the logo into `public/`: the favicon, the icons and the preview image of shared links. The results are
// committed; run `node scripts/icons.mjs <address of a running instance>` when the logo or the home page changes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { DARK_THEME, LIGHT_THEME } from '../src/platform/pure/themes.ts';
import { MARK } from '../src/ui/mark-drawing.ts';
import { ensureChromium } from './chromium.mjs';
import { root } from './toolchain.mjs';

const light = LIGHT_THEME.colors;
const dark = DARK_THEME.colors;
const drawing = `<path d="${MARK.glass}" stroke-width="1.75"/><path d="${MARK.exhibit}" stroke-width="2"/><path d="${MARK.plinth}" fill="currentColor" stroke="none"/>`;
const svg = (attributes, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" ${attributes}>${inside}${drawing}</svg>\n`;
const keep = (name, bytes) => writeFileSync(join(root, 'public', name), bytes);

keep(
  'favicon.svg',
  svg(`color="${light.primary}"`, `<style>@media(prefers-color-scheme:dark){svg{color:${dark.primary}}}</style>`),
);

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Returns a square PNG of `size` with the logo filling `share` of it, on white or transparent. */
async function square(size, share, clear = false) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = clear ? 'transparent' : light.background;
  const edge = Math.round(size * share);
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground};color:${light.primary}">${svg(`width="${edge}" height="${edge}"`)}`,
  );
  const picture = await page.screenshot({ omitBackground: clear });
  await page.close();
  return picture;
}

keep('favicon.ico', inIco(await square(32, 1, true)));
keep('apple-touch-icon.png', await square(180, 0.66));
keep('icon-192.png', await square(192, 0.7));
keep('icon-512.png', await square(512, 0.7));
// A maskable icon must keep its content within four fifths of its size.
keep('icon-maskable-512.png', await square(512, 0.5));

const address = process.argv[2];
if (address) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
  await page.goto(`${address}/?lang=en&theme=light`);
  keep('preview.png', await page.screenshot());
}
await browser.close();

/** Returns an ICO file with one picture, for /favicon.ico. */
function inIco(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
