import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts';

/** The typefaces of languages that a server has no fonts for, by the beginning of the tags of the languages. */
const FACES: Record<string, [family: string, file: string]> = {
  ar: ['Vazirmatn', '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'],
  he: ['Noto Sans Hebrew', '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'],
  ja: ['Noto Sans JP', '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'],
};

/** Opens a browser that prints web pages to PDFs. */
export async function openChromium() {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  return {
    /** Prints a page; with its structure as tags, or without, as older browsers do. */
    print: async (html: string, language: string, tagged: boolean): Promise<Uint8Array> => {
      await page.setContent(html.replace('</head>', `${faceOf(language)}</head>`));
      await page.evaluate(() => document.fonts.ready);
      return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged });
    },
    close: () => browser.close(),
  };
}
export type Chromium = Awaited<ReturnType<typeof openChromium>>;

function faceOf(language: string): string {
  const [family, file] = FACES[language.slice(0, 2)] ?? [];
  if (!family || !file) return '';
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)), 'base64');
  return `<style>@font-face{font-family:'${family}';src:url(data:font/ttf;base64,${bytes})}</style>`;
}
