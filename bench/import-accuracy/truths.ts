import ar from '../../messages/ar/cv-page.json' with { type: 'json' };
import de from '../../messages/de/cv-page.json' with { type: 'json' };
import en from '../../messages/en/cv-page.json' with { type: 'json' };
import es from '../../messages/es/cv-page.json' with { type: 'json' };
import fr from '../../messages/fr/cv-page.json' with { type: 'json' };
import tr from '../../messages/tr/cv-page.json' with { type: 'json' };
import { buildExample } from '../../src/cv/examples/build.ts';
import { EXAMPLES, makeExample } from '../../src/cv/examples/examples.ts';
import { type CvContent, emptyNode } from '../../src/cv/model/content.ts';
import type { PageWords } from '../../src/cv/model/outline/outline.ts';
import { makeSpecimen } from '../../src/testing/cv-specimens.ts';
import { PEOPLE, type Person } from './people.ts';

/** A CV whose fields are known, with the words for its headings. */
export type Truth = { name: string; content: CvContent; words: PageWords };

const JAPANESE: PageWords = {
  sections: {
    ...{ summary: '概要', work: '職歴', volunteer: 'ボランティア', education: '学歴', projects: 'プロジェクト' },
    ...{ achievements: '実績', awards: '受賞歴', certificates: '資格', publications: '著作', talks: '講演' },
    ...{
      skills: 'スキル',
      languages: '語学',
      interests: '趣味',
      references: '推薦者',
      text: 'その他',
      custom: 'その他',
    },
  },
  present: '現在',
  native: '母語',
  labels: {
    ...{
      email: 'メール',
      phone: '電話',
      location: '住所',
      website: 'ウェブサイト',
      grade: '成績',
      courses: '履修科目',
      editors: '編者',
    },
    ...{ validUntil: '有効期限', credentialId: '認定番号', doi: 'DOI', qr: 'QR' },
  },
  levels: { 1: '初級', 2: '基礎', 3: '中級', 4: '上級', 5: '専門' },
  document: { title: '履歴書', career: '職務経歴書', name: '氏名', placeAndDate: '場所・日付', signature: '署名' },
};
export const PAGE_WORDS: Readonly<Record<string, PageWords>> = { ar, de, en, es, fr, tr, ja: JAPANESE };

/** Returns the CVs of the corpus: the examples, the specimens of two and four pages, and the invented people. */
export function makeTruths(): Truth[] {
  const examples = EXAMPLES.map((id) => ({
    name: `example-${id}`,
    content: makeExample(id, { name: 'Robin Sample', email: 'robin.sample@example.org' }),
    words: en as PageWords,
  }));
  const specimens = (['English', 'German', 'Arabic', 'Japanese'] as const).flatMap((language) =>
    (['two', 'four'] as const).map((length) => {
      const content = makeSpecimen(language, length);
      return { name: `specimen-${language}-${length}`, content, words: PAGE_WORDS[content.design.language] ?? en };
    }),
  );
  return [...PEOPLE.map(truthOf), ...examples, ...specimens];
}

function truthOf({ name, language, email, phone, city, country, url, github, content }: Person): Truth {
  const built = buildExample(content, { name, email });
  const profile = { network: 'GitHub', username: github, url: `https://github.com/${github}` };
  return {
    name: `person-${language}`,
    words: PAGE_WORDS[language] ?? en,
    content: {
      ...built,
      design: { ...built.design, language },
      basics: {
        ...built.basics,
        ...{ phone, url, profiles: [{ ...emptyNode('profile', 'profile-1'), ...profile }] },
        location: { ...built.basics.location, city: '', region: '', display: `${city}, ${country}` },
      },
    },
  };
}
