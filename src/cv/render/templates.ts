import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { root } from '#platform/server/root.ts';
import type { Design } from '../model/design.ts';
import type { FontPair } from '../model/fonts.ts';
import { withHeadPosition } from '../model/head-position.ts';
import type { TemplateTokens } from '../model/template-tokens.ts';

/** The folder of templates: a subfolder for each, with its manifest and layout. */
export const TEMPLATES_FOLDER = join(root, 'templates');

type Translations = Record<Language, string>;
export type CvTemplate = {
  id: string;
  name: Translations;
  /** Description of the template in a sentence. */
  character: Translations;
  columns: 1 | 2;
  /** Id of the template's own font pair. */
  fonts: FontPair;
  /** The accent of a CV whose member has chosen none. */
  accent: string;
  /** Design settings that it supports in addition to those that all templates support. */
  honours: ('sidebar' | 'sidebarWidth' | 'head')[];
  tokens: TemplateTokens;
};

function readManifest(id: string): Omit<CvTemplate, 'id'> {
  const manifest = JSON.parse(readFileSync(join(TEMPLATES_FOLDER, id, 'manifest.json'), 'utf8'));
  return { ...manifest, name: withBritish(manifest.name), character: withBritish(manifest.character) };
}

/** Fills in British texts: a manifest has one only where it differs from the American text. */
const withBritish = (texts: Translations): Translations => ({ ...texts, 'en-GB': texts['en-GB'] ?? texts.en });

/** All templates by folder name. A test validates the manifests, so that no worker has to load a schema. */
export const TEMPLATES: ReadonlyMap<string, CvTemplate> = new Map(
  readdirSync(TEMPLATES_FOLDER)
    .filter((id) => existsSync(join(TEMPLATES_FOLDER, id, 'manifest.json')))
    .sort()
    .map((id) => [id, { id, ...readManifest(id) }]),
);

export function templateOf(id: string): CvTemplate {
  const template = TEMPLATES.get(id) ?? TEMPLATES.get('classic');
  if (!template) throw new Error('the template “classic” is missing');
  return template;
}

/** Returns the template of a design, with the tokens that its choices change. */
export function templateIn(design: Pick<Design, 'template' | 'head'>): CvTemplate {
  const template = templateOf(design.template);
  if (!template.honours.includes('head')) return template;
  return { ...template, tokens: withHeadPosition(template.tokens, design) };
}
