import { emptySite } from '#portfolio/model/site.ts';
import type { SiteView } from '#portfolio/model/site-view.ts';
import { adaSite, emptySiteView, siteAchievement, siteImage, siteProject } from './sites.ts';

/** Sites in other scripts and directions, and with the longest texts. */

/** Returns a right-to-left site. */
export const arabicSite = (changes: Partial<SiteView['site']> = {}): SiteView => ({
  ...emptySiteView(),
  site: {
    ...emptySite('ar'),
    headline: 'عالم رياضيات وفلك وجغرافيا في بيت الحكمة',
    about:
      'أكتب في حساب الجبر والمقابلة ما يلزم الناس من الحاجة إليه في مواريثهم ووصاياهم وفي مقاسمتهم وأحكامهم وتجاراتهم.',
    availability: { text: 'أقبل الأسئلة عن الأعداد الهندية', until: '' },
    ...changes,
  },
  person: {
    name: 'محمد بن موسى الخوارزمي',
    bio: '',
    location: 'بغداد',
    website: '',
    links: [
      {
        network: 'Wikipedia',
        url: 'https://ar.wikipedia.org/wiki/%D8%A7%D9%84%D8%AE%D9%88%D8%A7%D8%B1%D8%B2%D9%85%D9%8A',
      },
    ],
    photo: undefined,
  },
  projects: [
    siteProject({
      ...{ slug: 'الجبر-والمقابلة', title: 'المختصر في حساب الجبر والمقابلة', start: '0820', role: 'المؤلف' },
      tags: ['الجبر', 'كتب'],
      summary: 'ستة ضروب من المعادلات، لكل منها طريق إلى الحل وبرهان بالهندسة.',
      cover: siteImage('algebra', 1600, 900),
      updatedAt: '2026-01-03T10:00:00.000Z',
    }),
    siteProject({
      ...{ slug: 'صورة-الأرض', title: 'كتاب صورة الأرض', start: '0833' },
      tags: ['كتب', 'الجغرافيا'],
      summary: 'مواضع المدن والجبال والبحار والأنهار، بأطوالها وعروضها.',
    }),
  ],
  achievements: [siteAchievement({ title: 'اسمه صار كلمة: خوارزمية', kind: 'milestone' })],
  contact: true,
});

/** Returns a site in a language without spaces between words. */
export const japaneseSite = (changes: Partial<SiteView['site']> = {}): SiteView => ({
  ...emptySiteView(changes),
  site: {
    ...emptySite('en'),
    headline: '和算家、行列式の研究者',
    about: '未知数をいくつも持つ方程式を、傍書法という書き方で解いています。',
    ...changes,
  },
  person: { name: '関孝和', bio: '', location: '江戸', website: '', links: [], photo: undefined },
  projects: [
    siteProject({
      ...{ slug: '発微算法', title: '発微算法', start: '1674', role: '著者' },
      summary: '『古今算法記』に残された十五の難題への答え。',
      cover: siteImage('hatsubi', 1600, 1000),
    }),
    siteProject({
      slug: '括要算法',
      title: '括要算法',
      start: '1712',
      summary: '円の理と、ベルヌーイ数に当たる数の表。',
    }),
  ],
});

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Returns a site in which every text has its maximum length. */
export const longSite = (changes: Partial<SiteView['site']> = {}): SiteView => {
  const title = `${LONG_WORD} and the whole history of its founding, its statutes, its members and their successors`;
  const ada = adaSite();
  return {
    ...ada,
    site: {
      ...ada.site,
      headline: `Secretary of the ${LONG_WORD}, of its archive and of all that was ever asked of it by anybody`,
      about: `${'A sentence that goes on for longer than anybody would read it, because its writer had the time. '.repeat(20)}\n\n- ${LONG_WORD}\n- ${LONG_WORD}`,
      sections: ada.site.sections.map((section) => ({ ...section, heading: LONG_WORD.slice(0, 60) })),
      ...changes,
    },
    person: { ...ada.person, name: `Wolfeschlegelsteinhausenbergerdorff ${LONG_WORD}` },
    projects: Array.from({ length: 14 }, (_, at) =>
      siteProject({
        ...{ slug: `long-${at}`, title, summary: title.slice(0, 160), role: LONG_WORD, client: title.slice(0, 120) },
        ...{ start: '1829-01-31', ongoing: true },
        tags: Array.from({ length: 30 }, (_, tag) =>
          tag % (at + 1) === 0 ? `${tag} ${LONG_WORD}`.slice(0, 40) : '',
        ).filter(Boolean),
        stack: Array.from({ length: 20 }, () => LONG_WORD.slice(0, 40)),
      }),
    ),
    achievements: Array.from({ length: 9 }, (_, at) =>
      siteAchievement({
        ...{ title, issuer: title.slice(0, 160), date: `19${at}0-05`, description: title, credentialId: LONG_WORD },
        metric: { label: LONG_WORD, value: LONG_WORD.slice(0, 40) },
      }),
    ),
  };
};
