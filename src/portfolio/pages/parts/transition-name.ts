/** Most projects of a list whose covers move to their page. More of them would outweigh the list. */
const MAX_NAMED = 24;

/**
 * Returns the name by which the cover of a project is known to view transitions, in lists and on its own page. Slugs
 * may contain letters of any script, names here only those of CSS identifiers.
 */
const transitionName = (slug: string) =>
  `cover-${[...slug].map((letter) => (/[a-z0-9-]/.test(letter) ? letter : `_${letter.codePointAt(0)?.toString(36)}_`)).join('')}`;

/** Returns the rules that name the covers of the page's list of projects. */
export const coverNamesOfList = (projects: readonly { slug: string }[]): string[] =>
  projects
    .slice(0, MAX_NAMED)
    .map(({ slug }, at) => `.work:nth-child(${at + 1}) > .plate { view-transition-name: ${transitionName(slug)}; }`);

/** Returns the rule that names the cover of a project on its own page. */
export const coverNameOfPage = (slug: string): string =>
  `.cover .picture { view-transition-name: ${transitionName(slug)}; }`;
