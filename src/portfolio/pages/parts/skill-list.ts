import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteSkill } from '../../model/work-view.ts';
import type { PageContext } from './page-context.ts';
import { previewMark } from './preview-mark.ts';

/** Renders skills as a list, each with its level in words and its keywords. A skill with keywords is a group. */
export const skillList = (skills: readonly SiteSkill[], context: PageContext): Markup => html`<ul class="feats">
${joinLines(skills.map((skill) => skillItem(skill, context)))}
</ul>`;

const LEVELS = [1, 2, 3, 4, 5] as const;

function skillItem(skill: SiteSkill, context: PageContext): Markup {
  const { name, proficiency, level, keywords } = skill;
  const { words, marks } = context;
  const known = LEVELS.find((one) => one === level);
  const levelMarkup =
    proficiency === ''
      ? known && html`${words(`portfolio-pages.levels.${known}`)}`
      : html`<bdi${marks.inline(proficiency)}>${proficiency}</bdi>`;
  const list = keywords.map((keyword, at) => [at > 0 && ', ', html`<bdi${marks.inline(keyword)}>${keyword}</bdi>`]);
  // Keywords without a name stand for themselves.
  return html`<li class="feat skill">
${joinLines([
  name !== '' && html`<h3><bdi${marks.inline(name)}>${name}</bdi>${previewMark(skill, context)}</h3>`,
  levelMarkup && html`<p class="meta">${levelMarkup}</p>`,
  list.length > 0 && html`<p class="keywords">${list}${name === '' && previewMark(skill, context)}</p>`,
])}
</li>`;
}
