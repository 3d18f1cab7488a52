import { longTextOf } from '#platform/markdown/as-markup.ts';
import { html, inLines, type Markup } from '#platform/markup.ts';
import type { SiteAchievement } from '../../model/site-view.ts';
import { dateOf } from './dates.ts';
import { inALine } from './facts.ts';
import { hostOf, outward } from './outward.ts';
import type { Paper } from './paper.ts';

/** Returns the achievements sorted newest first, undated ones last. */
export const newestFirst = (all: readonly SiteAchievement[]) =>
  all.toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1));

type List = { achievements: readonly SiteAchievement[]; full: boolean };

/** Renders a list of achievements, each as a summary or with all details. */
export const achievementList = ({ achievements, full }: List, paper: Paper): Markup => html`<ul class="feats">
${inLines(achievements.map((achievement) => (full ? inFull(achievement, paper) : inShort(achievement, paper))))}
</ul>`;

function inShort(achievement: SiteAchievement, paper: Paper): Markup {
  return html`<li class="feat">
${inLines([
  html`<h3><bdi>${achievement.title}</bdi></h3>`,
  achievement.date !== '' && html`<p class="when">${dateOf(achievement.date, paper.language)}</p>`,
  metaOf(achievement, paper),
])}
</li>`;
}

function inFull(achievement: SiteAchievement, paper: Paper): Markup {
  const { title, date, description, metric, badge, project } = achievement;
  const { words, place, pictures } = paper;
  return html`<li class="feat${badge ? ' badged' : ''}">
${inLines([
  badge && html`<div class="badge">${pictures.show(badge, { sizes: '6rem', alt: '' })}</div>`,
  html`<h3><bdi>${title}</bdi></h3>`,
  date !== '' && html`<p class="when">${dateOf(date, paper.language)}</p>`,
  metaOf(achievement, paper),
  expiryOf(achievement, paper),
  description.trim() !== '' && html`<div class="prose">\n${longTextOf(description, 4)}\n</div>`,
  metric &&
    html`<p class="metric"><strong><bdi>${metric.value}</bdi></strong> <span><bdi>${metric.label}</bdi></span></p>`,
  project &&
    html`<p class="told">${words('portfolio-pages.partOf')} <a href="${place.addressOf({ kind: 'project', slug: project.slug })}"><bdi>${project.title}</bdi></a></p>`,
  proofsOf(achievement, paper),
])}
</li>`;
}

const KINDS = ['award', 'certification', 'publication', 'talk', 'course', 'milestone'] as const;

/** Renders the achievement's kind and issuer. */
function metaOf({ kind, issuer }: SiteAchievement, { words }: Paper): Markup | false {
  const known = KINDS.find((one) => one === kind);
  const pieces = [
    ...(known ? [html`${words(`portfolio-pages.kinds.${known}`)}`] : []),
    ...(issuer.trim() === '' ? [] : [html`<bdi>${issuer.trim()}</bdi>`]),
  ];
  return pieces.length > 0 && html`<p class="meta">${inALine(pieces)}</p>`;
}

/** Renders the expiry. A month or year without a day lasts to its end. */
function expiryOf({ expires }: SiteAchievement, { words, today, language }: Paper): Markup | false {
  if (expires === '') return false;
  const isOver = today.slice(0, expires.length) > expires;
  const said = isOver ? words('portfolio-pages.expired') : words('portfolio-pages.validUntil');
  return html`<p class="told${isOver ? ' over' : ''}">${said} ${dateOf(expires, language)}</p>`;
}

function proofsOf({ credentialId, credentialUrl, links }: SiteAchievement, { words }: Paper): Markup | false {
  const number = credentialId.trim();
  const proofs = [
    ...(number === '' && credentialUrl === ''
      ? []
      : [
          html`${words('portfolio-pages.credential')}: ${outward({ url: credentialUrl, words: number || hostOf(credentialUrl) })}`,
        ]),
    ...links.map(({ label, url }) => outward({ url, words: label.trim() || hostOf(url) })),
  ];
  return proofs.length > 0 && html`<p class="told">${inALine(proofs)}</p>`;
}
