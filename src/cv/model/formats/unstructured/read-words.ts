import type { Node } from '../../shapes.ts';
import { CEFR_LEVELS } from '../../shapes.ts';
import type { ImportTarget } from '../reading/cv-builder.ts';
import type { Block } from './blocks.ts';
import { type Excerpt, sliceExcerpt, splitExcerpt, trimExcerpt } from './excerpt.ts';
import { isLanguageName, isLevelWord, isNativeWord } from './lexicon/lexicon.ts';
import { markOnly, originOf, placeText, placeWords, type ReadingState } from './reading-state.ts';
import { splitAtTypefaces } from './typefaces.ts';

const GROUP = /^(.{1,60}?)\s*[:：]\s*(?=\S)/su;
const WORDS = /\s*[,;،、；，|·•]\s*|\t+|\s{3,}|\s\/\s/gu;
const LEVEL_IN_PARENTHESES = /^(.{1,80}?)\s*[(（]([^()（）]{1,60})[)）]$/su;
const LEVEL_AFTER_SIGN = /^(.{1,60}?)(?:\s*[–—―:：-]\s+|\s+[–—―-]\s*|\t+|\s{2,}|\s*[:：]\s*)(.{1,60})$/su;
/** Levels drawn with signs: `●●●○○`. */
const DRAWN_LEVEL = /\s?[●○■□★☆⬤◯•◦▮▯]{3,10}$/u;

/** More words than a list has. The others stay unplaced. */
const MAX_PARTS = 300;

/** Returns the parts of a text at separators that are outside of parentheses. */
function splitWords(excerpt: Excerpt): Excerpt[] {
  const parts: Excerpt[] = [];
  for (const part of splitExcerpt(excerpt, WORDS).slice(0, MAX_PARTS)) {
    const last = parts.at(-1);
    const isOpen = last && /[(（][^()（）]*$/u.test(last.text);
    const [end] = part.origins;
    if (!last || !isOpen || !end) parts.push(part);
    else {
      const from = excerpt.text.indexOf(last.text);
      const to = excerpt.text.indexOf(part.text, from + last.text.length) + part.text.length;
      parts[parts.length - 1] = sliceExcerpt(excerpt, from, to);
    }
  }
  return parts;
}

/** Reads skills: groups such as `Languages: Python, Go`, lists, and single skills with levels. */
export function readSkills(state: ReadingState, blocks: readonly Block[], from: string) {
  const { builder } = state;
  const section = builder.addSection('skills', from);
  let group: ImportTarget<Node<'skills'>> | undefined;
  blocks.forEach((block, at) => {
    const { text } = block;
    const [label = '', name = ''] = GROUP.exec(text.text) ?? labelByTypeface(state, block);
    const next = blocks[at + 1];
    const isGroupTitle =
      name === '' &&
      splitWords(text).length === 1 &&
      (block.first.bold || /[:：]$/.test(text.text.trim()) || block.first.level !== undefined) &&
      block.bullet === undefined &&
      next !== undefined;
    if (isGroupTitle) {
      group = builder.addItem(section, originOf(text));
      placeNamed(state, group, trimExcerpt(text));
      return;
    }
    if (name !== '') {
      group = undefined;
      const item = builder.addItem(section, originOf(text));
      placeNamed(state, item, trimExcerpt(sliceExcerpt(text, 0, label.trimEnd().length)));
      placeKeywords(state, item, splitWords(sliceExcerpt(text, label.length)));
      return;
    }
    const words = block.segments.length > 1 ? block.segments.flatMap(splitWords) : splitWords(text);
    if (group) placeKeywords(state, group, words);
    else if (words.length > 1) placeWords(state, builder.addItem(section, originOf(text)), 'keywords', words);
    else if (words[0]) placeNamed(state, builder.addItem(section, originOf(text)), words[0]);
  });
  return [];
}

/** Places the words of a group. A level among them is that of the group. */
function placeKeywords(state: ReadingState, item: ImportTarget<Node<'skills'>>, words: readonly Excerpt[]) {
  const level = item.value.proficiency === '' ? words.find(({ text }) => isSkillLevel(text)) : undefined;
  if (level) placeText(state, item, 'proficiency', level);
  placeWords(
    state,
    item,
    'keywords',
    words.filter((word) => word !== level),
  );
}

/** The year since when somebody has a skill, in the words of several languages. */
const SINCE =
  /^(?:(?:since|seit|depuis|desde|dal|sinds|od|с|منذ)\s\p{Nd}{4}|\p{Nd}{4}(?:年から|年〜|'?\p{L}{0,4} beri))$/iu;

/** Whether a text says how well, or since when, somebody has a skill. */
const isSkillLevel = (text: string) => isLevelWord(text) || SINCE.test(text.trim());

/** Returns the text before the words of a group, and its label, if only its weight sets it apart: “**Tools** Git, Docker”. */
function labelByTypeface({ document }: ReadingState, { text, segments, first }: Block): string[] {
  const [label, words] = segments.length === 2 ? segments.map(trimExcerpt) : splitAtTypefaces(text, document);
  if (!label || !words || !first.startsBold || first.bold || splitWords(label).length > 1) return [];
  const from = text.text.indexOf(label.text);
  return [text.text.slice(0, text.text.indexOf(words.text, from + label.text.length)), label.text];
}

/** Places the name of a skill, with its level in words or signs: `Rust (advanced)`, `Rust ●●●●○`. */
function placeNamed(state: ReadingState, item: ImportTarget<Node<'skills'>>, text: Excerpt) {
  const drawn = DRAWN_LEVEL.exec(text.text);
  if (drawn) {
    const filled = drawn[0].match(/[●■★⬤▮•]/gu)?.length ?? 0;
    item.value.level = Math.min(5, Math.round((filled / drawn[0].trim().length) * 5));
    markOnly(state, item, 'level', sliceExcerpt(text, drawn.index));
    placeText(state, item, 'name', trimExcerpt(sliceExcerpt(text, 0, drawn.index)));
    return;
  }
  const [, name, level] = LEVEL_IN_PARENTHESES.exec(text.text) ?? [];
  const [, plainName, plainLevel] = name === undefined ? (LEVEL_AFTER_SIGN.exec(text.text) ?? []) : [];
  if (name !== undefined && level !== undefined) {
    placeText(state, item, 'name', sliceExcerpt(text, 0, name.length));
    placeText(state, item, 'proficiency', trimParentheses(sliceExcerpt(text, name.length)));
  } else if (plainName !== undefined && plainLevel !== undefined && isSkillLevel(plainLevel)) {
    placeText(state, item, 'name', sliceExcerpt(text, 0, plainName.length));
    placeText(state, item, 'proficiency', sliceExcerpt(text, text.text.length - plainLevel.length));
  } else placeText(state, item, 'name', text);
}

function trimParentheses(excerpt: Excerpt): Excerpt {
  const inside = trimExcerpt(excerpt);
  return sliceExcerpt(
    inside,
    /^[(（]/.test(inside.text) ? 1 : 0,
    /[)）]$/.test(inside.text) ? inside.text.length - 1 : inside.text.length,
  );
}

/** Reads languages with their levels: `English (C1)`, `German – native`. */
export function readLanguages(state: ReadingState, blocks: readonly Block[], from: string) {
  const { builder } = state;
  const section = builder.addSection('languages', from);
  let last: ImportTarget<Node<'languages'>> | undefined;
  for (const block of blocks) {
    const pieces = languagePieces(state, block);
    if (last && hasNoLevel(last.value) && isLevelLine(pieces)) {
      for (const piece of pieces) placeLevel(state, last, piece);
      continue;
    }
    // A line with the name of one language says how well it is known in any words.
    const isOne = pieces.every(({ text }, at) => isLanguageName(text) === (at === 0));
    for (const piece of pieces) {
      const { name, level } = splitLanguage(piece);
      const isOwnLevel = isOne && piece !== pieces[0] && last?.value.fluency === '';
      if (last && !isLanguageName(name.text) && (isOwnLevel || isLevelOf(last.value, name.text))) {
        placeLevel(state, last, name);
        if (level) placeLevel(state, last, level);
        continue;
      }
      last = builder.addItem(section, originOf(piece));
      placeText(state, last, 'language', name, {
        doubt: isLanguageName(name.text) ? undefined : 'unknownLanguage',
      });
      if (level) placeLevel(state, last, level);
    }
  }
  return [];
}

/** Returns the languages of a line. A comma or another typeface may also set a language and its level apart. */
function languagePieces({ document }: ReadingState, { text, segments }: Block): Excerpt[] {
  const parts = segments.length > 1 ? segments.map(trimExcerpt) : splitAtTypefaces(text, document);
  return parts.flatMap(splitWords);
}

const hasNoLevel = ({ fluency, cefr }: Node<'languages'>) => fluency === '' && cefr === '';

/** Whether a line names no language, but says how well the one above it is known: `Reads and writes, B2`. */
const isLevelLine = (pieces: readonly Excerpt[]) =>
  pieces.some(({ text }) => isLevel(text)) && !pieces.some(({ text }) => isLanguageName(splitFirstWord(text)));

const splitFirstWord = (text: string) => text.split(/[\s,(:]/, 1)[0] ?? '';

/** Whether a text is a level that a language does not have yet, in words or of the European framework. */
const isLevelOf = ({ fluency, cefr }: Node<'languages'>, text: string) =>
  cefr === '' && (CEFR.test(text) || (fluency === '' && isLevelWord(text)));

const CEFR = /(?<![\p{L}\p{N}])([ABC][12])(?:\+|\/[ABC]?[12])?(?![\p{L}\p{N}])/u;
const isLevel = (text: string) => CEFR.test(text) || isLevelWord(text);

function splitLanguage(piece: Excerpt): { name: Excerpt; level: Excerpt | undefined } {
  const drawn = DRAWN_LEVEL.exec(piece.text);
  if (drawn) return { name: trimExcerpt(sliceExcerpt(piece, 0, drawn.index)), level: sliceExcerpt(piece, drawn.index) };
  const [, inside] = LEVEL_IN_PARENTHESES.exec(piece.text) ?? [];
  if (inside !== undefined)
    return { name: sliceExcerpt(piece, 0, inside.length), level: trimParentheses(sliceExcerpt(piece, inside.length)) };
  const [, name, level] = LEVEL_AFTER_SIGN.exec(piece.text) ?? [];
  if (name !== undefined && level !== undefined)
    return {
      name: sliceExcerpt(piece, 0, name.length),
      level: trimExcerpt(sliceExcerpt(piece, piece.text.length - level.length)),
    };
  const space = piece.text.indexOf(' ');
  const after = piece.text.slice(space + 1);
  const isDescribed = after.split(/\s+/).length > 1 || isLevel(after);
  if (space > 0 && isLanguageName(piece.text.slice(0, space)) && isDescribed)
    return { name: sliceExcerpt(piece, 0, space), level: trimExcerpt(sliceExcerpt(piece, space + 1)) };
  return { name: piece, level: undefined };
}

/** Places a level: of the European framework, as a native speaker, or in words. */
function placeLevel(state: ReadingState, target: ImportTarget<Node<'languages'>>, level: Excerpt) {
  const [, code] = CEFR.exec(level.text) ?? [];
  const cefr = CEFR_LEVELS.find((one) => one === code);
  if (cefr !== undefined && code !== undefined) {
    target.value.cefr = cefr;
    markOnly(state, target, 'cefr', level);
    const words = level.text.replace(CEFR, '').replace(/^[\s,;:()–-]+|[\s,;:()–-]+$/g, '');
    if (words !== '') placeText(state, target, 'fluency', level, { value: words });
    return;
  }
  if (level.text.split(/[,/]/).some((part) => isNativeWord(part))) target.value.cefr = 'native';
  placeText(state, target, 'fluency', level);
}

/** Reads interests: single ones, lists, and groups with details. */
export function readInterests(state: ReadingState, blocks: readonly Block[], from: string) {
  const { builder } = state;
  const section = builder.addSection('interests', from);
  for (const { text } of blocks) {
    const [label = '', name = ''] = GROUP.exec(text.text) ?? [];
    if (name !== '') {
      const item = builder.addItem(section, originOf(text));
      placeText(state, item, 'name', trimExcerpt(sliceExcerpt(text, 0, label.trimEnd().length)));
      placeWords(state, item, 'keywords', splitWords(sliceExcerpt(text, label.length)));
    } else
      for (const word of splitWords(text)) placeText(state, builder.addItem(section, originOf(word)), 'name', word);
  }
  return [];
}
