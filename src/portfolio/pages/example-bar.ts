import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { Translator } from '#platform/server/i18n/messages.ts';

type BarFacts = { name: string; signUp: 'open' | 'invite' | 'closed' };

/** Renders the bar above an example: it says what the page is, and leads to the product. */
export const exampleBar = (
  t: Translator,
  { name, signUp }: BarFacts,
): Markup => html`<aside class="bar" aria-label="${t('portfolio-pages.example.label')}">
${joinLines([
  html`<p>${t('portfolio-pages.example.text', { name })}</p>`,
  html`<a href="/">${t('portfolio-pages.example.home', { name })}</a>`,
  html`<a href="/examples">${t('portfolio-pages.example.all')}</a>`,
  signUp === 'open' && html`<a href="/register">${t('portfolio-pages.example.register')}</a>`,
])}
</aside>`;
