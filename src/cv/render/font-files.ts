import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from '#platform/root.ts';
import type { PageData } from './page-data.ts';

const PACKAGES = join(packages, '@expo-google-fonts');

/** The typefaces by the names that they have in pages, with the folders in which they are installed. */
const FOLDERS: Readonly<Record<string, string>> = {
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
/** Those that are only there for their script, with what tells that they are needed. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Vazirmatn: /\p{Script=Arabic}/u,
  'Noto Sans Hebrew': /\p{Script=Hebrew}/u,
  'Noto Sans Devanagari': /\p{Script=Devanagari}/u,
  'Noto Sans JP': /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'Noto Sans SC': /\p{Script=Han}/u,
  'Noto Sans KR': /\p{Script=Hangul}/u,
  'Noto Emoji': /\p{Extended_Pictographic}/u,
};
const STYLES = /^(?:300Light|400Regular|600SemiBold|700Bold)(?:_Italic)?$/;
/** Of these many signs, two weights have to do. */
const LARGE = /^noto-sans-(?:jp|sc|kr)$/;
const FEW_STYLES = /^(?:400Regular|700Bold)$/;

/** The folders in which the typefaces lie, one for each style: none of the system is ever used. */
export const fontFolders = (families: readonly string[] = Object.keys(FOLDERS)): string[] =>
  families.flatMap((family) => {
    const name = FOLDERS[family] ?? '';
    const folder = join(PACKAGES, name);
    if (!existsSync(folder)) throw new Error(`the typeface ${family} is not installed`);
    const wanted = LARGE.test(name) ? FEW_STYLES : STYLES;
    return readdirSync(folder)
      .filter((style) => wanted.test(style))
      .map((style) => join(folder, style));
  });

/** Of these typefaces, those that are there for a script in which something is written; signs of feelings are none. */
export const scriptsAmong = (families: readonly string[], written: string) =>
  families.filter((family) => family !== 'Noto Emoji' && SCRIPTS[family]?.test(written));

export type FaceStyle = '400Regular' | '400Regular_Italic' | '600SemiBold';

/** The file of one style of a typeface; not every one has them all. */
export function faceFileOf(family: string, style: FaceStyle): string | undefined {
  const folder = join(PACKAGES, FOLDERS[family] ?? '', style);
  const file = existsSync(folder) && readdirSync(folder).find((name) => name.endsWith('.ttf'));
  return file ? join(folder, file) : undefined;
}

/** The files of the typefaces that a CV is set in, with those of the scripts in which it is written and their licences. */
export function fontFilesOf({ heading, body }: PageData['fonts'], written: string): { name: string; path: string }[] {
  const families = [...new Set([...heading, ...body])].filter((family) => SCRIPTS[family]?.test(written) ?? true);
  return families.flatMap((family) => {
    const faces = fontFolders([family]).flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.ttf'))
        .map((file) => ({ name: file, path: join(folder, file) })),
    );
    const name = FOLDERS[family] ?? '';
    return [...faces, { name: `${name}-OFL.txt`, path: join(PACKAGES, name, 'LICENSE_FONT') }];
  });
}
