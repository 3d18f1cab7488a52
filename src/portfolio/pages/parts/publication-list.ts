import { isPartialDate, isWebAddress } from '#platform/pure/field-rules.ts';
import { textMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { doiUrl, isDoi } from '../../model/doi.ts';
import type { SitePublication } from '../../model/work-view.ts';
import { dateOf } from './dates.ts';
import { externalLink } from './external-link.ts';
import { joinInline } from './facts.ts';
import type { PageContext } from './page-context.ts';
import { previewMark } from './preview-mark.ts';

export type PublicationGrouping = 'year' | 'kind' | 'none';

/** The kinds of publications in the order of their groups. */
const KINDS = [
  ...(['article', 'conference', 'chapter', 'book'] as const),
  ...(['thesis', 'preprint', 'report', 'dataset', 'software', 'other'] as const),
] satisfies SitePublication['kind'][];

type PublicationListOptions = {
  groupBy: PublicationGrouping;
  /** Tells the groups of several lists on a page apart. */
  id?: string;
};
type Group = { name: string; label: string; publications: readonly SitePublication[] };

/** Renders publications as a list, or as one for each year or kind: with authors, venue, date and links. */
export function publicationList(
  publications: readonly SitePublication[],
  context: PageContext,
  { groupBy, id = 'publications' }: PublicationListOptions,
): Markup {
  if (groupBy === 'none') return html`<ul class="feats">\n${itemsOf(publications, context)}\n</ul>`;
  const groups = groupBy === 'year' ? groupsByYear(publications, context) : groupsByKind(publications, context);
  return joinLines(groups.map((group) => groupMarkup(group, id, context)));
}

/** Renders a group. Its label is no heading, because the titles of the publications are those of the level below. */
const groupMarkup = ({ name, label, publications }: Group, id: string, context: PageContext): Markup =>
  html`<p class="span" id="${id}-${name}">${label}</p>
<ul class="feats" aria-labelledby="${id}-${name}">
${itemsOf(publications, context, label)}
</ul>`;

/** Returns a group for each year, in the order of the publications. What has no year stays under its text: in press. */
function groupsByYear(publications: readonly SitePublication[], { words }: PageContext): Group[] {
  const labelOf = ({ date }: SitePublication) => (isPartialDate(date) ? date.slice(0, 4).replace(/^0+/, '') : date);
  return [...Map.groupBy(publications, labelOf)].map(([label, all], at) => ({
    name: `${at + 1}`,
    label: label || words('portfolio-pages.undated'),
    publications: all,
  }));
}

/** Returns a group for each kind, in the order of kinds. Publications without a kind are other ones. */
function groupsByKind(publications: readonly SitePublication[], { words }: PageContext): Group[] {
  const byKind = Map.groupBy(publications, ({ kind }) => kind || 'other');
  return KINDS.flatMap((kind) => {
    const all = byKind.get(kind);
    return all ? [{ name: kind, label: words(`portfolio-pages.publications.${kind}`), publications: all }] : [];
  });
}

/** Renders publications. A date that the label of their group repeats is left out. */
const itemsOf = (publications: readonly SitePublication[], context: PageContext, label = '') =>
  joinLines(publications.map((one) => publicationItem(one.date === label ? { ...one, date: '' } : one, context)));

function publicationItem(publication: SitePublication, context: PageContext): Markup {
  const { language, marks, words } = context;
  const { title, authors, date, url, summary } = publication;
  const links = linksOf(publication, words('portfolio-pages.publications.pdf'));
  return html`<li class="feat">
${joinLines([
  html`<h3>${externalLink({ url, words: title, attributes: marks.inline(title) })}${previewMark(publication, context)}</h3>`,
  date !== '' && html`<p class="when">${dateOf(date, language)}</p>`,
  authors.length > 0 && html`<p class="authors">${authors.map(authorMarkup)}</p>`,
  venueOf(publication, context),
  summary !== '' && html`<div class="prose">\n${textMarkup([summary], marks.block)}\n</div>`,
  links.length > 0 && html`<p class="detail">${joinInline(links)}</p>`,
])}
</li>`;
}

const authorMarkup = ({ name, own }: SitePublication['authors'][number], at: number) => [
  at > 0 && ', ',
  own ? html`<strong><bdi>${name}</bdi></strong>` : html`<bdi>${name}</bdi>`,
];

/** Renders venue, editors, publisher, volume with issue, and pages, as they are cited. */
function venueOf(publication: SitePublication, { marks, words }: PageContext): Markup | false {
  const { venue, editors, imprint, volume, issue, pages } = publication;
  const numbers = [issue === '' ? volume : `${volume}(${issue})`, pages].filter(Boolean);
  const pieces = [
    ...(venue === '' ? [] : [html`<bdi${marks.inline(venue)}>${venue}</bdi>`]),
    ...(editors.length === 0 ? [] : [editedBy(editors, words)]),
    ...(imprint === '' ? [] : [html`<bdi${marks.inline(imprint)}>${imprint}</bdi>`]),
    ...numbers.map((number) => html`<bdi>${number}</bdi>`),
  ];
  return pieces.length > 0 && html`<p class="meta">${pieces.map((piece, at) => [at > 0 && ', ', piece])}</p>`;
}

/** Stands for the names while their sentence is divided. */
const NAMES = '\ufffc';

/** Renders the editors, each in the direction of their name, where the sentence of the language has them. */
function editedBy(editors: readonly string[], words: PageContext['words']): (string | false | Markup)[] {
  const [before = '', after = ''] = words('portfolio-pages.publications.editedBy', { names: NAMES }).split(NAMES);
  return [before, ...editors.flatMap((name, at) => [at > 0 && ', ', html`<bdi>${name}</bdi>`]), after];
}

/** Renders the DOI and the PDF. A DOI that is none is shown as it is written. */
const linksOf = ({ doi, pdf }: SitePublication, pdfLabel: string): Markup[] => [
  ...(doi === '' ? [] : [html`DOI: ${externalLink({ url: isDoi(doi) ? doiUrl(doi) : '', words: doi })}`]),
  ...(!isWebAddress(pdf) ? [] : [externalLink({ url: pdf, words: pdfLabel })]),
];
