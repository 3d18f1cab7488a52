import { html, type Markup } from '#platform/pure/markup.ts';
import type { LanguageMarks } from '#platform/pure/original-texts.ts';
import type { SiteProject } from '../../model/site-view.ts';
import { periodOf } from './dates.ts';
import type { PageContext } from './page-context.ts';
import { tagLinks } from './tag-links.ts';

/** Renders role, period, client and, if full, tools and tags of a project as a list; false if it has none of them. */
export function factsOf(project: SiteProject, context: PageContext, { full = false } = {}): Markup | false {
  const { words, dateContext, marks } = context;
  const { role, client, stack } = project;
  const facts: [label: string, Markup | ''][] = [
    [words('portfolio-pages.facts.role'), toMarkup(role, marks)],
    [words('portfolio-pages.facts.period'), periodOf(project, dateContext)],
    [words('portfolio-pages.facts.client'), toMarkup(client, marks)],
    [words('portfolio-pages.facts.stack'), full ? joinList(stack.map((tool) => html`<bdi>${tool}</bdi>`)) : ''],
    [words('portfolio-pages.facts.tags'), full ? joinList(tagsOfProject(project, context)) : ''],
  ];
  const known = facts.filter(([, fact]) => fact !== '');
  return (
    known.length > 0 &&
    html`<dl class="facts">${known.map(([label, fact]) => html`<div><dt>${label}</dt><dd>${fact}</dd></div>`)}</dl>`
  );
}

/** Renders role, client and period of a project in one line; false if it has none of them. */
export function factLine(project: SiteProject, { dateContext, marks }: PageContext): Markup | false {
  const { role, client } = project;
  const known: (Markup | '')[] = [toMarkup(role, marks), toMarkup(client, marks), periodOf(project, dateContext)];
  const line = joinInline(known.filter((fact) => fact !== ''));
  return line.text !== '' && html`<p class="meta">${line}</p>`;
}

/** Joins pieces into one line with separators that screen readers skip. */
export const joinInline = (pieces: readonly Markup[]): Markup =>
  html`${pieces.map((piece, at) => [at > 0 && html`\u00a0<span aria-hidden="true">·</span> `, piece])}`;

const toMarkup = (text: string, marks: LanguageMarks): Markup | '' =>
  text.trim() === '' ? '' : html`<bdi${marks.inline(text)}>${text.trim()}</bdi>`;
const joinList = (all: readonly Markup[]) =>
  all.length > 0 ? html`${all.map((one, at) => [at > 0 && ', ', one])}` : '';

/** Renders the tags of a project, each linked to its page; none where the project is shared alone. */
const tagsOfProject = (project: SiteProject, context: PageContext): Markup[] =>
  context.isStandalone ? [] : tagLinks(project, { all: context.view.projects, kind: 'projects' }, context);
