import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteLayout } from '../model/site.ts';
import { isArtStyle, type StyleId } from '../model/styles/style-shape.ts';
import { renderBento } from './bento/bento-plan.ts';
import { headOf } from './head/head.ts';
import { renderAchievements } from './kinds/achievements.ts';
import { renderContact } from './kinds/contact.ts';
import { renderCv } from './kinds/cv.ts';
import { renderHome } from './kinds/home.ts';
import { renderMissing } from './kinds/missing.ts';
import { renderOwnPage } from './kinds/own-page.ts';
import { renderPost } from './kinds/post.ts';
import { renderPosts } from './kinds/posts.ts';
import { renderProject } from './kinds/project.ts';
import { renderProjects } from './kinds/projects.ts';
import { instanceLinks } from './parts/instance-links.ts';
import { lightbox } from './parts/lightbox.ts';
import { languageSwitch } from './parts/navigation.ts';
import { withinOwn } from './parts/own-box.ts';
import { createPageContext, type PageContext } from './parts/page-context.ts';
import { compactHeader, homeHeader, standaloneHeader } from './parts/page-header.ts';
import { projectPictures } from './parts/project-pictures.ts';
import { schemeSwitch } from './parts/scheme-switch.ts';
import { shownSections } from './shown-sections.ts';
import type { PageFonts, SitePageInput } from './site-page-input.ts';
import { styleOf } from './style/style-of.ts';

export type { ContactForm, PageFonts, SitePageInput } from './site-page-input.ts';

/** Renders a page of a site in two steps: the body first, as its text decides which web fonts the page needs. */
export function renderSitePage(input: SitePageInput) {
  const { body, pictures } = bodyOf(input);
  return {
    text: () => textForFonts(body.text, input.view.site.style.id),
    /** Returns the complete page, its style and its title. The page contains no scripts. */
    renderWith: (fonts: PageFonts | undefined): { page: string; style: string; title: string } => {
      const { language } = input.view.site;
      const style = styleOf({ ...input, fonts }, { markup: body.text, pictures: pictures.rules });
      const { head, title } = headOf({ ...input, fonts }, style);
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

/** The class of a page by its layout. That of `cover` is not its name, which is the class of a project's cover. */
const LAYOUT_CLASSES: Record<SiteLayout, string> = {
  column: 'column',
  index: 'index',
  gallery: 'gallery',
  ledger: 'ledger',
  cover: 'poster',
  bento: 'bento',
  wall: 'wall',
};

/** Returns the classes for what the member adjusted in an art-directed style. */
function adjustments({ style: { id, size, density } }: PageContext) {
  if (!isArtStyle(id)) return '';
  return [...(size === 'medium' ? [] : [size]), ...(density === 'normal' ? [] : [density])]
    .map((one) => ` ${one}`)
    .join('');
}

/** Returns whether the page is a home page with only a name and a way to write, which styles set as a title page. */
const isBlank = ({ view, isHome, style }: PageContext) =>
  isHome && isArtStyle(style.id) && !view.person.photo && shownSections(view).every(({ kind }) => kind === 'contact');

function bodyOf(input: SitePageInput) {
  const context = createPageContext(input);
  const { story, isHome, isMissing, isStandalone, bar, words, layout, ownCss } = context;
  const { header, content } = contentOf(context);
  const site = joinLines([
    !isStandalone && languageSwitch(context),
    html`<div class="frame">
${header}
<main id="content" tabindex="-1">
${content}
</main>
${colophon(context)}
</div>`,
    !isMissing && story !== undefined && lightbox(projectPictures(story).all, context),
    lightbox(context.galleries.all, context),
  ]);
  const body = html`<body class="${LAYOUT_CLASSES[layout]}${adjustments(context)} ${isHome ? 'at-home' : 'inside'}${isStandalone ? ' alone' : ''}${isBlank(context) ? ' blank' : ''}">
${joinLines([
  html`<a class="skip" href="#content">${words('portfolio-pages.skip')}</a>`,
  bar,
  ownCss ? withinOwn(site, instanceLinks(context)) : site,
])}
</body>`;
  return { body, pictures: context.pictures };
}

/** Renders the end of a site. The links of the instance are elsewhere if the member's CSS could reach them. */
function colophon(context: PageContext): Markup | false {
  const flip = schemeSwitch(context);
  const label = context.words('portfolio-pages.scheme');
  if (context.ownCss) return flip && html`<aside class="colophon" aria-label="${label}">${flip}</aside>`;
  return html`<footer class="colophon">${instanceLinks(context)}${flip}</footer>`;
}

function contentOf(context: PageContext): { header: Markup; content: Markup } {
  const { isHome, isStandalone, layout } = context;
  if (isHome) {
    if (layout === 'bento') return renderBento(context);
    return { header: homeHeader(context), content: renderHome(context) };
  }
  return { header: isStandalone ? standaloneHeader(context) : compactHeader(context), content: innerPage(context) };
}

function innerPage(context: PageContext): Markup {
  const { page, project, post, isMissing } = context;
  if (isMissing) return renderMissing(context);
  switch (page.kind) {
    case 'home':
      return html``;
    case 'projects':
      return renderProjects(context);
    case 'project':
      return project ? renderProject(project, context) : html``;
    case 'posts':
      return renderPosts(page, context);
    case 'post':
      return post ? renderPost(post, context) : html``;
    case 'achievements':
      return renderAchievements(context);
    case 'cv':
      return renderCv(context);
    case 'contact':
      return renderContact(context);
    case 'own':
      return renderOwnPage(context);
  }
}

/** Returns the text of a page, for choosing its fonts. */
const textForFonts = (text: string, style: StyleId) => ({
  body: stripTags(text),
  heading: [...text.matchAll(HEADING)].map(([, heading = '']) => stripTags(heading)).join('\n'),
  hasItalics: (isArtStyle(style) ? ITALICS_IN_ART : ITALICS).test(text),
});

const ITALICS = /<em>|<blockquote|class="(?:tagline|beside)"/;
/** Art-directed styles may also set the summary of a project in italics. */
const ITALICS_IN_ART = /<em>|<blockquote|class="(?:tagline|beside|dek)"/;

/** Matches elements set in the heading font. */
const HEADING =
  /<(?:h[1-4]|p class="(?:name|tagline|call|metric)"|dl class="body figures"|a rel="next")[^<>]*>((?:[^<]|<(?!h[1-4]|p class|dl class|a rel|\/(?:h[1-4]|p|dl|a)>))*)/g;
/** Strips tags from markup. Safe because `<` and `>` are escaped in texts. */
const stripTags = (markup: string) => markup.replace(/<[^<>]*>/g, ' ');
