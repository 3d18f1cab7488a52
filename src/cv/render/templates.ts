import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#platform/i18n/languages.ts';
import { root } from '#platform/root.ts';
import type { FontPair } from '../model/fonts.ts';

/** Where the templates lie: a folder each, with its manifest and its layout. */
export const TEMPLATES_FOLDER = join(root, 'templates');

type InEachLanguage = Record<Language, string>;
export type Template = {
  id: string;
  name: InEachLanguage;
  /** What it is like, in a sentence. */
  character: InEachLanguage;
  columns: 1 | 2;
  /** The pair of typefaces that it is made for. */
  fonts: FontPair;
  /** What of the design it honours beside all that every template does. */
  honours: ('sidebar' | 'sidebarWidth')[];
};

function read(id: string): Omit<Template, 'id'> {
  const manifest = JSON.parse(readFileSync(join(TEMPLATES_FOLDER, id, 'manifest.json'), 'utf8'));
  return { ...manifest, name: withBritish(manifest.name), character: withBritish(manifest.character) };
}

/** A manifest has a text for British readers only where it differs from the American one. */
const withBritish = (texts: InEachLanguage): InEachLanguage => ({ ...texts, 'en-GB': texts['en-GB'] ?? texts.en });

/** All templates, by their folders. A test looks at their manifests: each thread reads them, and needs no schema for that. */
export const TEMPLATES: ReadonlyMap<string, Template> = new Map(
  readdirSync(TEMPLATES_FOLDER)
    .filter((id) => existsSync(join(TEMPLATES_FOLDER, id, 'manifest.json')))
    .sort()
    .map((id) => [id, { id, ...read(id) }]),
);

export function templateOf(id: string): Template {
  const template = TEMPLATES.get(id) ?? TEMPLATES.get('classic');
  if (!template) throw new Error('the template “classic” is not there');
  return template;
}
