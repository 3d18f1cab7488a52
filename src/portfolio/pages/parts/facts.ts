import { html, type Markup } from '#platform/markup.ts';
import type { SiteProject } from '../../model/site-view.ts';
import { periodOf } from './dates.ts';
import type { Paper } from './paper.ts';

/** Renders role, period, client and, if full, tools of a project as a list; false if it has none of them. */
export function factsOf(project: SiteProject, { words, said }: Paper, { full = false } = {}): Markup | false {
  const { role, client, stack } = project;
  const facts: [label: string, Markup | ''][] = [
    [words('portfolio-pages.facts.role'), asText(role)],
    [words('portfolio-pages.facts.period'), periodOf(project, said)],
    [words('portfolio-pages.facts.client'), asText(client)],
    [words('portfolio-pages.facts.stack'), full ? listed(stack) : ''],
  ];
  const known = facts.filter(([, fact]) => fact !== '');
  return (
    known.length > 0 &&
    html`<dl class="facts">${known.map(([label, fact]) => html`<div><dt>${label}</dt><dd>${fact}</dd></div>`)}</dl>`
  );
}

/** Renders role, client and period of a project in one line; false if it has none of them. */
export function factLine(project: SiteProject, { said }: Paper): Markup | false {
  const known: (Markup | '')[] = [asText(project.role), asText(project.client), periodOf(project, said)];
  const line = inALine(known.filter((fact) => fact !== ''));
  return line.text !== '' && html`<p class="meta">${line}</p>`;
}

/** Joins pieces into one line with separators that screen readers skip. */
export const inALine = (pieces: readonly Markup[]): Markup =>
  html`${pieces.map((piece, at) => [at > 0 && html`\u00a0<span aria-hidden="true">·</span> `, piece])}`;

const asText = (text: string): Markup | '' => (text.trim() === '' ? '' : html`<bdi>${text.trim()}</bdi>`);
const listed = (all: readonly string[]) =>
  all.length > 0 ? html`${all.map((one, at) => [at > 0 && ', ', html`<bdi>${one}</bdi>`])}` : '';
