import { type CvContent, emptyNode } from '#cv/model/content.ts';
import type { Operation } from '#cv/model/operations.ts';
import type { Letter } from '#cv/model/shapes.ts';
import { type CoreSpecimenLanguage, makeSpecimen } from './cv-specimens.ts';

/** Returns the operation that inserts a letter into a CV. */
export const insertLetter = (id: string, fields: object = {}): Operation => ({
  do: 'insert',
  into: [],
  list: 'letters',
  item: { id, ...fields },
  after: null,
});

type LetterTexts = Pick<
  Letter,
  'recipient' | 'company' | 'address' | 'place' | 'subject' | 'salutation' | 'closing' | 'enclosures'
>;

/** A letter in each language with every field filled in, and with variables in every field that allows them. */
const TEXTS_BY_LANGUAGE: Record<CoreSpecimenLanguage, LetterTexts & { paragraphs: readonly string[] }> = {
  English: {
    ...{ recipient: 'Giovanni Plana', company: 'Accademia delle Scienze', place: 'London' },
    address: 'Via Accademia delle Scienze 6\n10123 Turin',
    subject: 'Application to {company}: notes on the engine',
    salutation: 'Dear {recipient},',
    closing: 'Yours sincerely, from {city}',
    enclosures: 'Resume\nNotes A to G',
    paragraphs: [
      'I offer the members of {company} **my translation of and notes on the memoir** of General Menabrea.',
      'The last note shows how Bernoulli numbers are computed, operation by operation:',
      '- a table of all operations in their order\n- what each variable holds before and after',
      'As {role} at {employer} I know the drawings well. You can reach me anytime at {email}.',
    ],
  },
  German: {
    ...{ recipient: 'Giovanni Plana', company: 'Akademie der Wissenschaften', place: 'London' },
    address: 'Via Accademia delle Scienze 6\n10123 Turin',
    subject: 'Bewerbung bei: {company}',
    salutation: 'Guten Tag {recipient},',
    closing: 'Mit freundlichen Grüßen aus {city}',
    enclosures: 'Lebenslauf\nAnmerkungen A bis G',
    paragraphs: [
      'ich biete den Mitgliedern der {company} die **Übersetzung und Anmerkungen** zur Abhandlung des Generals Menabrea an.',
      'In der letzten steht Schritt für Schritt, wie die Zahlen von Bernoulli berechnet werden:',
      '- eine Tafel aller Rechenschritte in ihrer Reihenfolge\n- was jede Veränderliche davor und danach enthält',
      'Als {role} bei {employer} kenne ich die Zeichnungen gut. Erreichbar bin ich jederzeit unter {email}.',
    ],
  },
  Arabic: {
    ...{ recipient: 'جيوفاني بلانا', company: 'أكاديمية العلوم', place: 'لندن' },
    address: 'شارع الأكاديمية رقم 6\nتورينو 10123',
    subject: 'طلب عمل لدى {company}',
    salutation: 'تحية طيبة {recipient}،',
    closing: 'مع خالص التحية من {city}',
    enclosures: 'السيرة الذاتية\nالملاحظات كلها',
    paragraphs: [
      'أعرض على أعضاء {company} **الترجمة والملاحظات** التي أعددتها على مذكرة الجنرال مينابريا.',
      'في آخرها تجدون كيف تحسب أعداد برنولي خطوة بعد خطوة:',
      '- جدول العمليات كلها بترتيبها\n- ما يحمله كل متغير قبل العملية وبعدها',
      'عملت في {employer} وأعرف الرسوم جيدا. يمكنكم مراسلتي في أي يوم.',
    ],
  },
  Hebrew: {
    ...{ recipient: 'ג׳ובאני פלאנה', company: 'האקדמיה למדעים', place: 'לונדון' },
    address: 'רחוב האקדמיה 6\nטורינו 10123',
    subject: 'מועמדות אל {company}',
    salutation: 'שלום רב {recipient},',
    closing: 'בברכה מן {city}',
    enclosures: 'קורות חיים\nכל ההערות',
    paragraphs: [
      'אני מציעה לחברי {company} את **התרגום וההערות** שהכנתי לחיבורו של הגנרל מנבראה.',
      'באחרונה שבהן תמצאו כיצד מחושבים מספרי ברנולי צעד אחר צעד:',
      '- טבלה של כל הפעולות לפי סדרן\n- מה מחזיק כל משתנה לפני הפעולה ואחריה',
      'עבדתי אצל {employer} ואני מכירה היטב את השרטוטים. אפשר לכתוב אליי בכל יום.',
    ],
  },
  Japanese: {
    ...{ recipient: 'ジョヴァンニ・プラーナ', company: '科学アカデミー', place: 'ロンドン' },
    address: 'アカデミー通り6番地\nトリノ 10123',
    subject: '{company}への応募',
    salutation: '{recipient}様',
    closing: '敬具 {city}より',
    enclosures: '履歴書\n注釈AからG',
    paragraphs: [
      '{company}の皆様に、メナブレア将軍の論文の**翻訳と注釈**をお届けします。',
      '最後の注釈では、ベルヌーイ数がどのように計算されるかを一歩ずつ示します。',
      '- すべての演算をその順に並べた表\n- 各変数が演算の前後に保持する値',
      '{employer}での仕事を通じて図面をよく知っています。いつでもご連絡ください。',
    ],
  },
};

/** The length of a letter specimen: its paragraphs once, or repeated until they fill several pages. */
export type LetterLength = 'one page' | 'more pages';
const REPETITIONS: Record<LetterLength, number> = { 'one page': 1, 'more pages': 7 };

/** Returns the CV of a language and a letter for testing letter templates. */
export function makeLetterSpecimen(language: CoreSpecimenLanguage, length: LetterLength) {
  const { paragraphs, ...letterTexts } = TEXTS_BY_LANGUAGE[language];
  const text = Array.from({ length: REPETITIONS[length] }, () => paragraphs).flat();
  const letter: Letter = {
    ...emptyNode('letter', 'turin'),
    ...letterTexts,
    name: 'For Turin',
    date: '1843-07-10',
    text: text.join('\n\n'),
  };
  const cv = makeSpecimen(language, 'one');
  const content: CvContent = { ...cv, letters: [letter] };
  return { content, letter };
}
