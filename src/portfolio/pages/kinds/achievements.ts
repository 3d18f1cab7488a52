import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteAchievement } from '../../model/site-view.ts';
import { achievementList, newestFirst } from '../parts/achievement-list.ts';
import type { PageContext } from '../parts/page-context.ts';
import { titleOfPage } from '../parts/page-title.ts';

/** Renders the achievements page, grouped by year, newest first. */
export function renderAchievements(context: PageContext): Markup {
  const { view, words } = context;
  const years = new Map<string, SiteAchievement[]>();
  for (const achievement of newestFirst(view.achievements)) {
    const year = achievement.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), achievement]);
  }
  return joinLines([
    titleOfPage(context),
    ...[...years].map(
      ([year, achievements]) => html`<section class="part year">
<h2>${year.replace(/^0+/, '') || words('portfolio-pages.undated')}</h2>
<div class="body">
${achievementList({ achievements, full: true }, context)}
</div>
</section>`,
    ),
  ]);
}
