import { requireMember } from '#identity/service.ts';
import { prose } from '#platform/pure/fields.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { attachmentHeader } from '#platform/server/http/content-disposition.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import {
  readTranslationFile,
  type TranslationFormat,
  translationStateOf,
  translationsIn,
  writeTranslationFile,
} from '#records/service.ts';
import { MAX_TRANSLATION_LENGTH } from '../../model/languages/parts.ts';
import type { PortfolioCtx } from '../context.ts';
import { readSiteParts } from './site-parts.ts';
import { type NewTranslation, validText, writeTexts } from './site-texts.ts';

const IMPORTS: RateLimit = { name: 'import of site translations', tries: 60, seconds: 3600 };

/** Returns the texts of the member's site with their translations, as a file for a translator. */
export async function exportSiteTexts(
  { actor, db, exchange }: PortfolioCtx,
  { language, format }: { language: Language; format: TranslationFormat },
) {
  const { uid, user } = requireMember(actor);
  const { from, parts, translations } = await db.asMember(uid, async (tx) => ({
    ...(await readSiteParts(tx, uid, exchange.visit.language)),
    translations: await translationsIn(tx, { ownerId: uid, language }),
  }));
  const name = user.profile.username || 'site';
  const texts = parts.flatMap(({ part, texts: sources }) =>
    sources.map((source) => {
      const translation = translations.get(part)?.[source.key];
      return {
        key: fileKey(part, source.key),
        source: source.text,
        target: translation?.text ?? '',
        state: translationStateOf(source, translation),
      };
    }),
  );
  const { extension, content } = await writeTranslationFile(format, { name, from, to: language, texts });
  return {
    headers: {
      'content-disposition': attachmentHeader(`${name}-${language}.${extension}`),
      'cache-control': 'no-store',
    },
    body: content,
  };
}

/** The key of a text in a file, which has the texts of all parts. */
const fileKey = (part: string, key: string) => `${part}/${key}`;

/** Sets the translations in a file. Texts that were changed since the file was made are skipped. */
export async function importSiteTexts(
  ctx: PortfolioCtx,
  { language, content }: { language: Language; content: string },
) {
  const { uid } = requireMember(ctx.actor);
  await ctx.limits.count(IMPORTS, uid);
  const texts = new Map((await readTranslationFile(content, uid)).map((text) => [text.key, text]));
  return ctx.db.asMember(uid, async (tx) => {
    const { parts } = await readSiteParts(tx, uid, ctx.exchange.visit.language);
    const translations = await translationsIn(tx, { ownerId: uid, language });
    let imported = 0;
    for (const part of parts) {
      const accepted: NewTranslation[] = [];
      for (const source of part.texts) {
        const name = fileKey(part.part, source.key);
        const found = texts.get(name);
        if (!found) continue;
        const isOfText = normalize(found.source) === normalize(source.text);
        const current = translations.get(part.part)?.[source.key];
        const text = isOfText ? validText(source, normalize(found.target)) : '';
        if (text === '' || !TEXT.safeParse(text).success) continue;
        texts.delete(name);
        const isNew = current?.text !== text || (found.isConfirmed && current.original !== source.text);
        if (isNew) accepted.push({ key: source.key, original: source.text, text });
      }
      if (accepted.length > 0) imported += await writeTexts(ctx, tx, { ownerId: uid, language, part, texts: accepted });
    }
    const skipped = [...texts.values()].filter(({ target }) => target.trim() !== '').map(({ key }) => key);
    return { imported, skipped };
  });
}

const TEXT = prose(MAX_TRANSLATION_LENGTH);

/** Translators' programs change line ends and trailing spaces. */
const normalize = (text: string) => text.replace(/\r\n?/g, '\n').trim();
