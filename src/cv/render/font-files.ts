import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from '#platform/server/root.ts';
import type { PageData } from './page-data.ts';

const PACKAGES = join(packages, '@expo-google-fonts');

/** The font families that pages use, with the folders in which they are installed. */
const FOLDER_BY_FAMILY: Readonly<Record<string, string>> = {
  'Source Serif 4': 'source-serif-4',
  'Source Sans 3': 'source-sans-3',
  'IBM Plex Sans': 'ibm-plex-sans',
  'IBM Plex Serif': 'ibm-plex-serif',
  'IBM Plex Mono': 'ibm-plex-mono',
  'EB Garamond': 'eb-garamond',
  Spectral: 'spectral',
  Lora: 'lora',
  Literata: 'literata',
  'Playfair Display': 'playfair-display',
  'Work Sans': 'work-sans',
  'Public Sans': 'public-sans',
  Figtree: 'figtree',
  'Crimson Pro': 'crimson-pro',
  Vazirmatn: 'vazirmatn',
  'Noto Sans Hebrew': 'noto-sans-hebrew',
  'Noto Sans Devanagari': 'noto-sans-devanagari',
  'Noto Sans JP': 'noto-sans-jp',
  'Noto Sans SC': 'noto-sans-sc',
  'Noto Sans KR': 'noto-sans-kr',
  'Noto Emoji': 'noto-emoji',
};
/** Families that serve a single script, with the pattern of the characters that need them. */
const SCRIPT_BY_FAMILY: Readonly<Record<string, RegExp>> = {
  Vazirmatn: /\p{Script=Arabic}/u,
  'Noto Sans Hebrew': /\p{Script=Hebrew}/u,
  'Noto Sans Devanagari': /\p{Script=Devanagari}/u,
  'Noto Sans JP': /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'Noto Sans SC': /\p{Script=Han}/u,
  'Noto Sans KR': /\p{Script=Hangul}/u,
  'Noto Emoji': /\p{Extended_Pictographic}/u,
};
const STYLES = /^(?:300Light|400Regular|600SemiBold|700Bold)(?:_Italic)?$/;
/** Families with so many glyphs that only two weights are loaded. */
const LARGE_FAMILIES = /^noto-sans-(?:jp|sc|kr)$/;
const LARGE_FAMILY_STYLES = /^(?:400Regular|700Bold)$/;

/** Returns the folders of font files, one for each style. System fonts are never used. */
export const fontFolders = (families: readonly string[] = Object.keys(FOLDER_BY_FAMILY)): string[] =>
  families.flatMap((family) => {
    const name = FOLDER_BY_FAMILY[family] ?? '';
    const folder = join(PACKAGES, name);
    if (!existsSync(folder)) throw new Error(`font ${family} is not installed`);
    const styles = LARGE_FAMILIES.test(name) ? LARGE_FAMILY_STYLES : STYLES;
    return readdirSync(folder)
      .filter((style) => styles.test(style))
      .map((style) => join(folder, style));
  });

/** Returns those of the families whose script occurs in the text; Noto Emoji is never among them. */
export const familiesForText = (families: readonly string[], text: string) =>
  families.filter((family) => family !== 'Noto Emoji' && SCRIPT_BY_FAMILY[family]?.test(text));

export type FontStyle = `${'300Light' | '400Regular' | '600SemiBold' | '700Bold'}${'' | '_Italic'}`;

/** Returns the path of the font file for a style, or undefined if the family lacks that style. */
export function fontFileOf(family: string, style: FontStyle): string | undefined {
  const folder = join(PACKAGES, FOLDER_BY_FAMILY[family] ?? '', style);
  const file = existsSync(folder) && readdirSync(folder).find((name) => name.endsWith('.ttf'));
  return file ? join(folder, file) : undefined;
}

/** Returns the font files of a CV, including those for the scripts in its text, with their licenses. */
export function fontFilesForText({ heading, body }: PageData['fonts'], text: string): { name: string; path: string }[] {
  const families = [...new Set([...heading, ...body])].filter((family) => SCRIPT_BY_FAMILY[family]?.test(text) ?? true);
  return families.flatMap((family) => {
    const fontFiles = fontFolders([family]).flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.ttf'))
        .map((file) => ({ name: file, path: join(folder, file) })),
    );
    const name = FOLDER_BY_FAMILY[family] ?? '';
    return [...fontFiles, { name: `${name}-OFL.txt`, path: join(PACKAGES, name, 'LICENSE_FONT') }];
  });
}
