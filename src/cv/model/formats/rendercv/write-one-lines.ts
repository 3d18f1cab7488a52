import { isEqualJson, type JsonObject } from '../../../../platform/pure/json.ts';
import type { Section } from '../../shapes.ts';
import { splitWords } from '../reading/split-words.ts';
import { joinWords, withLevel, withProficiency } from './details.ts';
import { extraDataIn, withExtraData } from './extra-data.ts';
import { writeLine } from './markdown-line.ts';
import { sectionKindFor } from './section-kind.ts';

type OneLine = { name: string; details: string; extraData: JsonObject };

/** Writes names with their details, or as bullets if none of them has any. */
export function writeOneLines(section: Section<'skills' | 'languages' | 'interests'>, title: string): unknown[] {
  const lines = oneLinesOf(section, sectionKindFor('oneLine', title, false) === section.kind);
  const isBare = lines.every(({ details, extraData }) => details === '' && Object.keys(extraData).length === 0);
  if (isBare) return lines.map(({ name }) => ({ bullet: writeLine(name) }));
  return lines.map(({ name, details, extraData }) =>
    withExtraData({ label: writeLine(name), details: writeLine(details) }, extraData),
  );
}

function oneLinesOf(section: Section<'skills' | 'languages' | 'interests'>, isRecognized: boolean): OneLine[] {
  switch (section.kind) {
    case 'languages':
      return section.items.map(({ language, fluency, cefr, extras }) => ({
        name: language,
        details: withLevel(fluency, cefr),
        extraData: withExtraData(cefr === '' || !isRecognized ? {} : { cefr }, extraDataIn(extras)),
      }));
    case 'skills':
      return section.items.map(({ name, proficiency, level, keywords, extras }) => ({
        name,
        details: withProficiency(proficiency, joinWords(keywords)),
        extraData: withExtraData(
          {
            ...separateProficiency(proficiency, keywords),
            ...(level === 0 ? {} : { level }),
            ...separateKeywords(keywords),
          },
          extraDataIn(extras),
        ),
      }));
    case 'interests':
      return section.items.map(({ name, keywords, extras }) => ({
        name,
        details: joinWords(keywords),
        extraData: withExtraData(separateKeywords(keywords), extraDataIn(extras)),
      }));
  }
}

/**
 * Returns the proficiency under its own key, or an empty object for a sentence without keywords, which an import can't
 * mistake for a list.
 */
const separateProficiency = (proficiency: string, keywords: readonly string[]): JsonObject =>
  proficiency === '' || (nonEmptyWords(keywords).length === 0 && splitWords(proficiency) === undefined)
    ? {}
    : { proficiency };

/** Returns the keywords as a list if an import couldn't split their joined text correctly. */
const separateKeywords = (keywords: string[]): JsonObject =>
  isEqualJson(splitWords(joinWords(keywords)), nonEmptyWords(keywords)) ? {} : { keywords: nonEmptyWords(keywords) };

const nonEmptyWords = (keywords: readonly string[]) => keywords.filter((word) => word !== '');
