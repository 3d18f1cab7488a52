import { isPartialDate } from '#platform/pure/field-rules.ts';
import { longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { ShownSection, ShownSectionOf } from '../../model/site-view.ts';
import { careerList } from '../parts/career-list.ts';
import { dateOf } from '../parts/dates.ts';
import type { PageContext } from '../parts/page-context.ts';
import { gallerySection } from './gallery-section.ts';
import { heroSection } from './hero-section.ts';
import { clientsSection, faqSection, numbersSection, pressSection, servicesSection } from './item-sections.ts';
import {
  aboutSection,
  achievementsSection,
  contactSection,
  cvSection,
  linksSection,
  projectsSection,
} from './record-sections.ts';
import { testimonialsSection } from './testimonials-section.ts';
import { postsSection, publicationsSection, skillsSection, talksSection } from './work-sections.ts';

/** Renders the content of a section without its heading. `isFirst`: it begins on the first screen. */
export function sectionBody(section: ShownSection, context: PageContext, isFirst = false): Markup {
  switch (section.kind) {
    case 'about':
      return aboutSection(section, context);
    case 'projects':
      return projectsSection(section, context, isFirst);
    case 'experience':
    case 'education':
      return careerList(context.view[section.kind], context, { isBrief: section.variant === 'brief' });
    case 'achievements':
      return achievementsSection(section, context);
    case 'cv':
      return cvSection(context);
    case 'links':
      return linksSection(context);
    case 'contact':
      return contactSection(section, context);
    case 'posts':
      return postsSection(section, context, isFirst);
    case 'publications':
      return publicationsSection(section, context);
    case 'talks':
      return talksSection(section, context);
    case 'skills':
      return skillsSection(section, context);
    case 'testimonials':
      return testimonialsSection(section, context);
    case 'hero':
      return heroSection(section, context, isFirst);
    case 'text':
    case 'now':
      return textSection(section, context);
    case 'gallery':
      return gallerySection(section, context);
    case 'numbers':
      return numbersSection(section, context);
    case 'services':
      return servicesSection(section, context);
    case 'clients':
      return clientsSection(section, context);
    case 'press':
      return pressSection(section, context);
    case 'faq':
      return faqSection(section, context);
  }
}

/** Renders a text; one about the present with the day on which it was written. */
function textSection(section: ShownSectionOf<'text' | 'now'>, { marks, words, language }: PageContext): Markup {
  const { text, variant } = section;
  const date = section.kind === 'now' ? section.date : '';
  return joinLines([
    html`<div class="prose${variant !== 'text' && ` ${variant}`}">\n${longTextMarkup(text, marks.block(text))}\n</div>`,
    isPartialDate(date) && html`<p class="when">${words('portfolio-pages.asOf')} ${dateOf(date, language)}</p>`,
  ]);
}
