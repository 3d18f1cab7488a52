import type { CvContent } from '#cv/model/content.ts';
import { buildCv, bulletsAtWork } from '../../testing/cv-fixture.ts';

const SENTENCE = 'translated the memoir on the engine and wrote seven notes on it ';

/** CVs that together trigger every check. */
export const FAULTY_CVS: Readonly<Record<string, CvContent>> = {
  'one with nothing in it': buildCv({}),
  'one with little odds': buildCv({
    basics: {
      name: 'ADA LOVELACE',
      headline: 'Author  of notes , and of plans',
      email: 'ada@gmial.com',
      url: 'analytical.test/ada',
      location: { city: 'London' },
      summary: SENTENCE.repeat(11),
      profiles: [
        { network: 'Mastodon', username: 'ada', url: 'see above' },
        { network: 'Letters', username: 'ada', url: 'http://analytical.test' },
        {},
      ],
    },
    design: { text: '#999999', accent: '#ffff00' },
    sections: [
      { kind: 'summary' },
      {
        kind: 'work',
        items: [
          {
            name: 'Analytical Engine',
            roles: [
              {
                position: 'Author',
                start: '2009-07',
                end: '2010-01',
                highlights: [
                  'Responsible for the notes.',
                  'Wrote the tables that I  drew .',
                  'Wrote the first program',
                  'Wrote the proofs',
                  'Wrote letters',
                  'Wrote letters',
                  'Translation',
                  SENTENCE.repeat(5),
                  '',
                ],
              },
              { position: 'Translator', start: '2009-01', end: '2009-09' },
              { start: '2031', end: '2030' },
              {},
            ],
          },
          { name: ' ' },
        ],
      },
      { kind: 'education', items: [{ institution: 'At home', start: 'as a child', end: '1835' }] },
      {
        kind: 'talks',
        items: [
          { title: 'On weaving', date: '2024' },
          { title: 'On notes', date: '2024-03' },
        ],
      },
      { kind: 'awards', title: 'Medals' },
      { kind: 'references', items: [{ name: 'Example Person', email: 'charles' }] },
    ],
  }),
  'one that is long': buildCv({
    basics: { name: 'Ada Lovelace', email: 'ada@analytical.test', phone: '+44 20' },
    sections: [
      { kind: 'summary' },
      { kind: 'text', items: Array.from({ length: 12 }, (_, n) => ({ text: `${n} ${SENTENCE.repeat(10)}` })) },
      { ...bulletsAtWork('Wrote notes.', 'Drew plans.', 'Read proofs'), title: 'Posts' },
    ],
  }),
  'one in another language': buildCv({
    basics: { name: 'آدا لوفلايس', summary: 'كتبت أول الملاحظات على الآلة التحليلية. '.repeat(10) },
    design: { language: 'en' },
    sections: [{ kind: 'summary' }],
  }),
};
