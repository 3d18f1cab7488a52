import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#platform/i18n/languages.ts';
import { root } from '#platform/root.ts';
import type { FontPair } from '../model/fonts.ts';

/** The folder of templates: a subfolder for each, with its manifest and layout. */
export const TEMPLATES_FOLDER = join(root, 'templates');

type InEachLanguage = Record<Language, string>;
export type Template = {
  id: string;
  name: InEachLanguage;
  /** Description of the template in a sentence. */
  character: InEachLanguage;
  columns: 1 | 2;
  /** Id of the template's own font pair. */
  fonts: FontPair;
  /** Design settings that it supports in addition to those that all templates support. */
  honours: ('sidebar' | 'sidebarWidth')[];
};

function read(id: string): Omit<Template, 'id'> {
  const manifest = JSON.parse(readFileSync(join(TEMPLATES_FOLDER, id, 'manifest.json'), 'utf8'));
  return { ...manifest, name: withBritish(manifest.name), character: withBritish(manifest.character) };
}

/** Fills in British texts: a manifest has one only where it differs from the American text. */
const withBritish = (texts: InEachLanguage): InEachLanguage => ({ ...texts, 'en-GB': texts['en-GB'] ?? texts.en });

/** All templates by folder name. A test validates the manifests, so that no worker has to load a schema. */
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
