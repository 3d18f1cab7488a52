import { listItemMarkup, textMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteCareerStep } from '../../model/site-view.ts';
import { periodOf } from './dates.ts';
import { externalLink } from './external-link.ts';
import { joinInline } from './facts.ts';
import type { PageContext } from './page-context.ts';
import { previewMark } from './preview-mark.ts';

/** Renders jobs or educations as a list, each with its period, organization and, unless it is brief, texts. */
export const careerList = (
  steps: readonly SiteCareerStep[],
  context: PageContext,
  { isBrief = false } = {},
): Markup => html`<ul class="feats">
${joinLines(steps.map((step) => stepItem(isBrief ? { ...step, ...NO_TEXTS } : step, context)))}
</ul>`;

const NO_TEXTS = { about: '', summary: '', highlights: [], courses: [] };

function stepItem(step: SiteCareerStep, context: PageContext): Markup {
  const { pictures, dateContext, marks } = context;
  const { title, organization, logo, about, summary, highlights, courses } = step;
  const items = [
    ...highlights.map((text) => listItemMarkup(text, marks.block(text))),
    ...(courses.length > 0
      ? [
          html`<li>${courses.map((course, at) => [at > 0 && ', ', html`<bdi${marks.inline(course)}>${course}</bdi>`])}</li>`,
        ]
      : []),
  ];
  const period = periodOf(step, dateContext);
  const meta = metaOf(step);
  return html`<li class="feat${logo ? ' badged' : ''}">
${joinLines([
  logo && html`<div class="badge">${pictures.show(logo, { sizes: '6rem', alt: '' })}</div>`,
  html`<h3>${title === '' ? externalLink({ url: step.url, words: organization }) : html`<bdi${marks.inline(title)}>${title}</bdi>`}${previewMark(step, context)}</h3>`,
  period !== '' && html`<p class="when">${period}</p>`,
  meta,
  (about !== '' || summary !== '' || items.length > 0) &&
    html`<div class="prose">\n${joinLines([
      textMarkup([about, summary], marks.block),
      items.length > 0 && html`<ul>${items}</ul>`,
    ])}\n</div>`,
])}
</li>`;
}

/** Renders organization and location. */
function metaOf({ title, organization, url, location }: SiteCareerStep): Markup | false {
  const pieces = [
    ...(title === '' || organization === '' ? [] : [externalLink({ url, words: organization })]),
    ...(location === '' ? [] : [html`<bdi>${location}</bdi>`]),
  ];
  return pieces.length > 0 && html`<p class="meta">${joinInline(pieces)}</p>`;
}
