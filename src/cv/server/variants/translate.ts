import { z } from 'zod';
import { requireMember } from '#identity/service.ts';
import { isEqual } from '#platform/pure/autosave/fields.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import {
  changeStoredRecord,
  type RecordsCtx,
  readTranslationFile,
  type StoredRecord,
  type TranslationFormat,
  writeTranslationFile,
} from '#records/service.ts';
import { CV_LIMITS } from '../../model/content.ts';
import { applyOperations, type Operation } from '../../model/operations.ts';
import { fieldSchemas } from '../../model/schema.ts';
import { toSingleLine } from '../../model/to-single-line.ts';
import { shapeOf } from '../../model/tree.ts';
import { CONTENT_VERSION } from '../../model/upgrade.ts';
import {
  ownerKindOf,
  type TextValue,
  type TranslationText,
  translationTexts,
  withTextsSeen,
} from '../../model/variants/translation.ts';
import { cvKind } from '../cv-kind.ts';
import { fileResponse } from '../file-response.ts';
import { saveUnnamedVersion } from '../history/save-session-version.ts';
import { inOwnRow, store } from './answer-updates.ts';
import { type LoadedVariant, requireOriginalRevision, requireVariant } from './load-variant.ts';

/** Limits imports of translations per member. */
export const TRANSLATION_IMPORTS: RateLimit = { name: 'translation import', tries: 60, seconds: 3600 };

async function requireTranslation(ctx: RecordsCtx, id: string): Promise<LoadedVariant> {
  const loaded = await requireVariant(ctx, id);
  if (loaded.stored.purpose !== 'language') throw new AppError('NOT_FOUND');
  return loaded;
}

/** Returns what the texts of a CV in another language are translated from. */
export async function getTranslation(ctx: RecordsCtx, { id }: { id: string }) {
  const { cv, original, versions } = await requireTranslation(ctx, id);
  const { name, document, revision } = original;
  return {
    language: cv.document.design.language,
    original: { id: original.id, name, language: document.design.language, revision, document },
    base: versions.base,
    same: [...versions.same],
  };
}

type MarkTextsInput = {
  id: string;
  originalRevision: number;
  seen?: readonly string[] | undefined;
  same?: readonly string[] | undefined;
  different?: readonly string[] | undefined;
};

/** Marks texts as translated from the original as it is now, and as the same in both languages or not. */
export async function markTexts(
  ctx: RecordsCtx,
  { id, originalRevision, seen = [], same = [], different = [] }: MarkTextsInput,
) {
  const loaded = await requireTranslation(ctx, id);
  requireOriginalRevision(loaded, originalRevision);
  const { stored, versions } = loaded;
  const texts = translationTexts(versions);
  const keys = new Set(texts.map(({ key }) => key));
  // A text without a translation that counted as seen would count as translated.
  const changed = new Set(texts.flatMap(({ key, state }) => (state === 'changed' ? [key] : [])));
  const marked = versions.same.union(new Set(same)).difference(new Set(different)).intersection(keys);
  const base = withTextsSeen(
    versions.base,
    versions.original,
    new Set([...seen.filter((key) => changed.has(key)), ...same]),
  );
  await inOwnRow(ctx, { id }, (tx) =>
    store(ctx, tx, stored, {
      base: base as unknown as Record<string, unknown>,
      version: CONTENT_VERSION,
      same: [...marked],
      // Undoing an answer would undo the marks too.
      undo: null,
    }),
  );
  return { same: [...marked] };
}

/** Returns the texts of a CV with their translations, as a file for a translator. */
export async function exportTranslation(ctx: RecordsCtx, { id, format }: { id: string; format: TranslationFormat }) {
  const { cv, original, versions } = await requireTranslation(ctx, id);
  const { extension, content } = await writeTranslationFile(format, {
    name: original.name,
    from: original.document.design.language,
    to: cv.document.design.language,
    texts: translationTexts(versions).map((text) => ({
      key: text.key,
      state: text.state,
      source: toText(text.original),
      target: targetOf(text),
    })),
  });
  return fileResponse(`${cv.name}.${extension}`, content);
}

const toText = (value: TextValue) => (Array.isArray(value) ? value.join('\n') : value);
/** Returns the translation, which is empty as long as it is the original. */
const targetOf = ({ isSame, translatedFrom, translation }: TranslationText) =>
  isEqual(translation, translatedFrom) && !isSame ? '' : toText(translation);

type ImportTranslationInput = { id: string; revision: number; content: string };

/**
 * Sets the translations in a file that differ from those of the CV. A text whose original has changed since the file was
 * made is skipped, and so is one that the CV does not have.
 */
export async function importTranslation(ctx: RecordsCtx, { id, revision, content }: ImportTranslationInput) {
  const { uid } = requireMember(ctx.actor);
  await ctx.limits.count(TRANSLATION_IMPORTS, uid);
  const { cv, stored, versions } = await requireTranslation(ctx, id);
  const texts = new Map(translationTexts(versions).map((text) => [text.key, text]));
  const skipped: string[] = [];
  const accepted: { text: TranslationText; value: TranslationText['translation'] }[] = [];
  for (const { key, source, target, isConfirmed } of await readTranslationFile(content, uid)) {
    if (target.trim() === '') continue;
    const text = texts.get(key);
    const value = text && valueLike(text, target);
    if (!text || value === undefined || !isEqual(valueLike(text, source), valueLike(text, toText(text.original)))) {
      skipped.push(key);
    } else if (!isEqual(value, text.translation) || (isConfirmed && text.state !== 'done')) {
      accepted.push({ text, value });
    }
  }
  const keysOf = (isWanted: (one: (typeof accepted)[number]) => boolean) =>
    new Set(accepted.filter(isWanted).map(({ text }) => text.key));
  const change = {
    base: withTextsSeen(
      versions.base,
      versions.original,
      keysOf(() => true),
    ) as unknown as Record<string, unknown>,
    version: CONTENT_VERSION,
    undo: null,
    // A translator who gives the original back has said that it is the same.
    same: [...versions.same.union(keysOf(({ text, value }) => !text.isName && isEqual(value, text.original)))],
  };
  const edited = accepted.filter(({ text, value }) => !isEqual(value, text.translation));
  if (edited.length === 0) {
    await inOwnRow(ctx, { id, revision }, (tx) => store(ctx, tx, stored, change));
    return { id: cv.id, revision, updatedAt: cv.updatedAt, imported: accepted.length, skipped };
  }
  const operations = edited.map(({ text, value }): Operation => ({ do: 'set', at: text.at, field: text.field, value }));
  const beforeSave = async (saveCtx: RecordsCtx, tx: Tx, record: StoredRecord) => {
    await saveUnnamedVersion(saveCtx, tx, record);
    await store(ctx, tx, stored, change);
  };
  const saved = await changeStoredRecord(ctx, { ...cvKind, beforeSave }, { id: cv.id, revision }, (before) => ({
    document: applyOperations(before.document, operations).content,
  }));
  return {
    ...{ id: saved.id, revision: saved.revision, updatedAt: saved.updatedAt.toISOString() },
    ...{ imported: accepted.length, skipped },
  };
}

/**
 * Returns a text of a file as a value of its field, or undefined if the field can't have it. Lists have one word a line,
 * and other fields one line at most.
 */
function valueLike(
  { kind, at, field, original, isMultiline }: TranslationText,
  text: string,
): TranslationText['translation'] | undefined {
  const normalized = text.replace(/\r\n?/g, '\n');
  const value = Array.isArray(original)
    ? normalized.split('\n').flatMap((word) => toSingleLine(word).trim() || [])
    : isMultiline
      ? normalized
      : toSingleLine(normalized);
  const schema = fieldSchemas(shapeOf(ownerKindOf(kind, at)))[field] ?? FOOTER;
  return schema.safeParse(value).success ? value : undefined;
}

/** The only text of a design, whose fields are in no shape. */
const FOOTER = z.string().max(CV_LIMITS.line);
