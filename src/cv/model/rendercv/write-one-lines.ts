import { isSameJson, type JsonObject } from '../json-resume/json.ts';
import type { Section } from '../shapes.ts';
import { joinWords, splitWords, withLevel, withProficiency } from './details.ts';
import { keptIn, withKept } from './kept.ts';
import { kindOf } from './kind-of.ts';
import { writeLine } from './markdown-line.ts';

type OneLine = { name: string; details: string; more: JsonObject };

/** Writes names with their details, or as bullets if none of them has any. */
export function writeOneLines(section: Section<'skills' | 'languages' | 'interests'>, title: string): unknown[] {
  const lines = oneLinesOf(section, kindOf('oneLine', title, false) === section.kind);
  const isBare = lines.every(({ details, more }) => details === '' && Object.keys(more).length === 0);
  if (isBare) return lines.map(({ name }) => ({ bullet: writeLine(name) }));
  return lines.map(({ name, details, more }) =>
    withKept({ label: writeLine(name), details: writeLine(details) }, more),
  );
}

function oneLinesOf(section: Section<'skills' | 'languages' | 'interests'>, isKnown: boolean): OneLine[] {
  switch (section.kind) {
    case 'languages':
      return section.items.map(({ language, fluency, cefr, extras }) => ({
        name: language,
        details: withLevel(fluency, cefr),
        more: withKept(cefr === '' || !isKnown ? {} : { cefr }, keptIn(extras)),
      }));
    case 'skills':
      return section.items.map(({ name, proficiency, level, keywords, extras }) => ({
        name,
        details: withProficiency(proficiency, joinWords(keywords)),
        more: withKept(
          {
            ...proficiencyApart(proficiency, keywords),
            ...(level === 0 ? {} : { level }),
            ...keywordsApart(keywords),
          },
          keptIn(extras),
        ),
      }));
    case 'interests':
      return section.items.map(({ name, keywords, extras }) => ({
        name,
        details: joinWords(keywords),
        more: withKept(keywordsApart(keywords), keptIn(extras)),
      }));
  }
}

/**
 * Returns the proficiency under its own key. A sentence without keywords needs none: an import can't mistake it for a
 * list.
 */
const proficiencyApart = (proficiency: string, keywords: readonly string[]): JsonObject =>
  proficiency === '' || (keywords.length === 0 && splitWords(proficiency) === undefined) ? {} : { proficiency };

/** Returns the keywords as a list if an import couldn't split their joined text correctly. */
const keywordsApart = (keywords: string[]): JsonObject =>
  isSameJson(splitWords(joinWords(keywords)), written(keywords)) ? {} : { keywords: written(keywords) };

const written = (keywords: readonly string[]) => keywords.filter((word) => word !== '');
