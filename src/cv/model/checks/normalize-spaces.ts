const LIST_MARKER = /^\s*(?:(?:[-*+•]|\d{1,9}[.)])\s+)?/;
const SPACES = /(?<=\S) {2,}(?=\S)/g;
const SPACE_BEFORE = /(?<=\S) +(?=[,.;:!?،؛؟]+(?:\s|$))/g;
/** In French, only before commas and full stops: taller punctuation takes a space. */
const SPACE_BEFORE_IN_FRENCH = /(?<=\S) +(?=[,.]+(?:\s|$))/g;

/** Removes double spaces and spaces before punctuation. Indentation and list markers stay. */
export function normalizeSpaces(text: string, language: string): string {
  if (!text.includes(' ')) return text;
  const spaceBefore = language === 'fr' ? SPACE_BEFORE_IN_FRENCH : SPACE_BEFORE;
  return text
    .split('\n')
    .map((line) => {
      const [start = ''] = LIST_MARKER.exec(line) ?? [];
      return start + line.slice(start.length).replace(SPACES, ' ').replace(spaceBefore, '');
    })
    .join('\n');
}
