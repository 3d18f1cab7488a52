import { longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteAchievement } from '../../model/site-view.ts';
import { dateOf } from './dates.ts';
import { externalLink, hostOf } from './external-link.ts';
import { joinInline } from './facts.ts';
import type { PageContext } from './page-context.ts';

/** Returns the achievements sorted newest first, undated ones last. */
export const newestFirst = (all: readonly SiteAchievement[]) =>
  all.toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1));

type AchievementListOptions = { achievements: readonly SiteAchievement[]; full: boolean };

/** Renders a list of achievements, each as a summary or with all details. */
export const achievementList = (
  { achievements, full }: AchievementListOptions,
  context: PageContext,
): Markup => html`<ul class="feats">
${joinLines(achievements.map((achievement) => (full ? detailItem(achievement, context) : summaryItem(achievement, context))))}
</ul>`;

function summaryItem(achievement: SiteAchievement, context: PageContext): Markup {
  return html`<li class="feat">
${joinLines([
  html`<h3><bdi${context.marks.inline(achievement.title)}>${achievement.title}</bdi></h3>`,
  achievement.date !== '' && html`<p class="when">${dateOf(achievement.date, context.language)}</p>`,
  metaOf(achievement, context),
])}
</li>`;
}

function detailItem(achievement: SiteAchievement, context: PageContext): Markup {
  const { title, date, description, metric, badge, project } = achievement;
  const { words, urls, pictures, marks } = context;
  return html`<li class="feat${badge ? ' badged' : ''}">
${joinLines([
  badge && html`<div class="badge">${pictures.show(badge, { sizes: '6rem', alt: '' })}</div>`,
  html`<h3><bdi${marks.inline(title)}>${title}</bdi></h3>`,
  date !== '' && html`<p class="when">${dateOf(date, context.language)}</p>`,
  metaOf(achievement, context),
  expiryOf(achievement, context),
  description.trim() !== '' &&
    html`<div class="prose">\n${longTextMarkup(description, marks.block(description), { headings: 4 })}\n</div>`,
  metric &&
    html`<p class="metric"><strong><bdi>${metric.value}</bdi></strong> <span><bdi${marks.inline(metric.label)}>${metric.label}</bdi></span></p>`,
  project &&
    html`<p class="detail">${words('portfolio-pages.partOf')} <a href="${urls.pageUrl({ kind: 'project', slug: project.slug })}"><bdi${marks.inline(project.title)}>${project.title}</bdi></a></p>`,
  credentialsOf(achievement, context),
])}
</li>`;
}

const KINDS = ['award', 'certification', 'publication', 'talk', 'course', 'milestone'] as const;

/** Renders the achievement's kind and issuer. */
function metaOf({ kind, issuer }: SiteAchievement, { words }: PageContext): Markup | false {
  const known = KINDS.find((one) => one === kind);
  const pieces = [
    ...(known ? [html`${words(`portfolio-pages.kinds.${known}`)}`] : []),
    ...(issuer.trim() === '' ? [] : [html`<bdi>${issuer.trim()}</bdi>`]),
  ];
  return pieces.length > 0 && html`<p class="meta">${joinInline(pieces)}</p>`;
}

/** Renders the expiry. A month or year without a day lasts to its end. */
function expiryOf({ expires }: SiteAchievement, { words, today, language }: PageContext): Markup | false {
  if (expires === '') return false;
  const isOver = today.slice(0, expires.length) > expires;
  const expiryLabel = isOver ? words('portfolio-pages.expired') : words('portfolio-pages.validUntil');
  return html`<p class="detail${isOver ? ' over' : ''}">${expiryLabel} ${dateOf(expires, language)}</p>`;
}

function credentialsOf(
  { credentialId, credentialUrl, links }: SiteAchievement,
  { words, marks }: PageContext,
): Markup | false {
  const number = credentialId.trim();
  const credentials = [
    ...(number === '' && credentialUrl === ''
      ? []
      : [
          html`${words('portfolio-pages.credential')}: ${externalLink({ url: credentialUrl, words: number || hostOf(credentialUrl) })}`,
        ]),
    ...links.map(({ label, url }) =>
      externalLink({ url, words: label.trim() || hostOf(url), attributes: marks.inline(label) }),
    ),
  ];
  return credentials.length > 0 && html`<p class="detail">${joinInline(credentials)}</p>`;
}
