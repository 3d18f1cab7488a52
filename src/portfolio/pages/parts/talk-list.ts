import { textMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteTalk } from '../../model/work-view.ts';
import { dateOf } from './dates.ts';
import { externalLink } from './external-link.ts';
import { joinInline } from './facts.ts';
import type { PageContext } from './page-context.ts';
import { previewMark } from './preview-mark.ts';

/** Renders talks as a list, each with its date, event and location. */
export const talkList = (talks: readonly SiteTalk[], context: PageContext): Markup => html`<ul class="feats">
${joinLines(talks.map((talk) => talkItem(talk, context)))}
</ul>`;

function talkItem(talk: SiteTalk, context: PageContext): Markup {
  const { title, event, location, date, url, summary } = talk;
  const { language, marks } = context;
  const places = [event, location].filter(Boolean).map((text) => html`<bdi${marks.inline(text)}>${text}</bdi>`);
  return html`<li class="feat">
${joinLines([
  html`<h3>${externalLink({ url, words: title, attributes: marks.inline(title) })}${previewMark(talk, context)}</h3>`,
  date !== '' && html`<p class="when">${dateOf(date, language)}</p>`,
  places.length > 0 && html`<p class="meta">${joinInline(places)}</p>`,
  summary !== '' && html`<div class="prose">\n${textMarkup([summary], marks.block)}\n</div>`,
])}
</li>`;
}
