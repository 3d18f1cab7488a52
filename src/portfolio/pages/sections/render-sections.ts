import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { ShownSection } from '../../model/site-view.ts';
import type { PageContext } from '../parts/page-context.ts';
import { headingOf, headingOfPage } from '../parts/titles.ts';
import { anchorOf } from '../section-anchor.ts';
import { sectionBody } from './section-body.ts';

/** Renders sections one below the other; consecutive ones of one or two lines are side by side. */
export function renderSections(sections: readonly ShownSection[], context: PageContext): Markup {
  const rendered = sections.map((section, at) => ({
    isShort: isShort(section),
    markup: renderSection(section, context, at === 0),
  }));
  return joinLines(
    rendered.flatMap(({ isShort, markup }, at) => {
      if (!isShort) return [markup];
      if (rendered[at - 1]?.isShort) return [];
      const following = rendered.slice(at);
      const end = following.findIndex((one) => !one.isShort);
      return [
        html`<div class="shorts">\n${joinLines(following.slice(0, end < 0 ? following.length : end).map((one) => one.markup))}\n</div>`,
      ];
    }),
  );
}

/** Returns whether a section has one or two lines. */
const isShort = ({ kind, variant }: ShownSection) =>
  kind === 'cv' || kind === 'links' || (kind === 'contact' && variant === 'link');

function renderSection(section: ShownSection, context: PageContext, isFirst: boolean): Markup {
  const body = sectionBody(section, context, isFirst);
  // A hero contains its heading.
  if (section.kind === 'hero') return body;
  const heading = headingOf(section, context.words);
  // The first section of a page is often named like the page, right above it.
  const isRepeated = isFirst && context.page.kind === 'own' && heading === headingOfPage(context);
  return html`<section class="part" id="${anchorOf(section.id)}">
${joinLines([
  heading !== '' &&
    html`<h2${isRepeated && html` class="repeated"`}><bdi${context.marks.inline(heading)}>${heading}</bdi></h2>`,
  html`<div class="body">
${body}
</div>`,
])}
</section>`;
}
