import { LANGUAGES } from '#platform/i18n/languages.ts';
import { html, inLines, type Markup } from '#platform/markup.ts';
import { headOf } from './head/head.ts';
import { achievementsOf } from './kinds/achievements.ts';
import { contactOf } from './kinds/contact.ts';
import { cvOf } from './kinds/cv.ts';
import { homeOf } from './kinds/home.ts';
import { projectOf } from './kinds/project.ts';
import { projectsOf } from './kinds/projects.ts';
import { openPaper, type Paper } from './parts/paper.ts';
import { whoByFace, whoInShort, whoIsIt } from './parts/who.ts';
import type { SiteFaces, SitePageGiven } from './site-given.ts';
import { styleOf } from './style/style-of.ts';

export type { ContactForm, SiteFaces, SitePageGiven } from './site-given.ts';

/** Renders a page of a site in two steps: the body first, as its text decides which web fonts the page needs. */
export function drawSitePage(given: SitePageGiven) {
  const { body, pictures } = bodyOf(given);
  return {
    said: saidBy(body.text),
    /** Returns the complete page, its style and its title. The page contains no scripts. */
    setIn: (faces: SiteFaces | undefined): { page: string; style: string; title: string } => {
      const { language } = given.view.site;
      const style = styleOf({ ...given, faces }, pictures.rules);
      const { head, title } = headOf({ ...given, faces }, style);
      const page = html`<!DOCTYPE html>
<html lang="${language}" dir="${LANGUAGES[language]}">
<head>
${head}
</head>
${body}
</html>
`;
      return { page: page.text, style, title };
    },
  };
}

function bodyOf(given: SitePageGiven) {
  const paper = openPaper(given);
  const { page, alone, bar, words, place, layout } = paper;
  const who = alone ? whoByFace : page.kind === 'home' ? whoIsIt : whoInShort;
  const body = html`<body class="${layout} ${page.kind === 'home' ? 'at-home' : 'inside'}${alone ? ' alone' : ''}">
${inLines([
  html`<a class="skip" href="#content">${words('portfolio-pages.skip')}</a>`,
  bar,
  html`<div class="frame">
${who(paper)}
<main id="content" tabindex="-1">
${contentOf(paper)}
</main>
<footer class="colophon"><p><a href="${place.instanceUrl}">${words('portfolio-pages.madeWith', { name: words('site.name') })}</a></p>${
    place.reportOf &&
    html`<p><a href="${place.reportOf(page)}" rel="nofollow">${words('portfolio-pages.report')}</a></p>`
  }</footer>
</div>`,
])}
</body>`;
  return { body, pictures: paper.pictures };
}

function contentOf(paper: Paper): Markup {
  const { page, project } = paper;
  switch (page.kind) {
    case 'home':
      return homeOf(paper);
    case 'projects':
      return projectsOf(paper);
    case 'project':
      return project ? projectOf(project, paper) : html``;
    case 'achievements':
      return achievementsOf(paper);
    case 'cv':
      return cvOf(paper);
    case 'contact':
      return contactOf(paper);
  }
}

/** Returns the text of a page, for choosing its fonts. */
const saidBy = (text: string) => ({
  body: wordsIn(text),
  heading: [...text.matchAll(HEADING)].map(([, heading = '']) => wordsIn(heading)).join('\n'),
  hasItalics: /<em>|<blockquote|class="(?:tagline|beside)"/.test(text),
});

/** Matches elements set in the heading font. */
const HEADING =
  /<(?:h[1-4]|p class="(?:name|tagline|call|metric)"|dl class="body figures"|a rel="next")[^<>]*>((?:[^<]|<(?!h[1-4]|p class|dl class|a rel|\/(?:h[1-4]|p|dl|a)>))*)/g;
/** Strips tags from markup. Safe because `<` and `>` are escaped in texts. */
const wordsIn = (markup: string) => markup.replace(/<[^<>]*>/g, ' ');
