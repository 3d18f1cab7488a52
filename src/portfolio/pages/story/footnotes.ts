import { type Footnote, takeFootnotes } from '#platform/pure/markdown/footnotes.ts';
import { longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteWords } from '../site-page-input.ts';

/** References to the notes of a story; further ones stay as they were typed. */
const MAX_REFERENCES = 1000;

type NotesOptions = {
  words: SiteWords;
  /** Returns the attributes of a paragraph, by the whole text that it is in. */
  attributesOf: (text: string) => Markup;
  /** Address of the page, where links within it must be complete. */
  address?: string;
};

type TakenNote = Footnote & { attributes: Markup };
type ShownNote = TakenNote & { number: number; references: number };

/** The footnotes of a story. They are numbered in the order in which references to them are rendered. */
export type StoryNotes = ReturnType<typeof storyNotes>;

/** Takes the footnotes out of all texts of a story. */
export function storyNotes(texts: readonly string[], { words, attributesOf, address = '' }: NotesOptions) {
  const names = new Set<string>();
  const notes = new Map<string, TakenNote>();
  const restBySource = new Map<string, string>();
  for (const source of texts) {
    const taken = takeFootnotes(source, names);
    if (taken.notes.length === 0) continue;
    restBySource.set(source, taken.text);
    for (const note of taken.notes) notes.set(note.name, { ...note, attributes: attributesOf(source) });
  }
  const shown = new Map<string, ShownNote>();
  let references = 0;

  const referenceOf = (name: string): Markup | undefined => {
    const note = notes.get(name);
    if (!note || references >= MAX_REFERENCES) return undefined;
    references += 1;
    const known = shown.get(name) ?? { ...note, number: shown.size + 1, references: 0 };
    known.references += 1;
    shown.set(name, known);
    const { number } = known;
    const label = words('portfolio-pages.notes.reference', { number: String(number) });
    return html`<sup class="ref"><a id="${referenceId(number, known.references)}" href="${address}#${noteId(number)}" role="doc-noteref" aria-label="${label}">${number}</a></sup>`;
  };

  const textOfNote = ({ text, attributes }: TakenNote) =>
    longTextMarkup(text, attributes, { headings: 4, referenceOf });

  const linksBack = ({ number, references: count }: ShownNote) =>
    Array.from({ length: count }, (_, at) => {
      const reference = count > 1 ? `${number}.${at + 1}` : String(number);
      const label = words('portfolio-pages.notes.back', { reference });
      return html`<a class="back" href="${address}#${referenceId(number, at + 1)}" role="doc-backlink" aria-label="${label}"><span aria-hidden="true">↩</span>${count > 1 && html`<sub>${reference}</sub>`}</a>`;
    });

  /** Renders the notes at the end of the story, and as they were typed those that nothing refers to; false if none. */
  const render = (): Markup | false => {
    const entries: { note: ShownNote; text: Markup }[] = [];
    // A note may refer to further ones, which the loop then reaches.
    for (const note of shown.values()) entries.push({ note, text: textOfNote(note) });
    const unused = [...notes.values()].filter(({ name }) => !shown.has(name));
    if (notes.size === 0) return false;
    const title = words('portfolio-pages.notes.title');
    const heading = entries.length > 0 && html`<h2>${title}</h2>`;
    const attributes = entries.length > 0 && html` role="doc-endnotes" aria-label="${title}"`;
    return html`<section class="part chapter notes"${attributes}>
${joinLines([
  heading,
  html`<div class="body prose">
${joinLines([
  entries.length > 0 &&
    html`<ol>
${joinLines(entries.map(({ note, text }) => html`<li id="${noteId(note.number)}">${text} ${linksBack(note)}</li>`))}
</ol>`,
  ...unused.map((note) => longTextMarkup(note.typed, note.attributes, { headings: 4 })),
])}
</div>`,
])}
</section>`;
  };

  return {
    /** Returns a text of the story without its notes. */
    textOf: (source: string) => restBySource.get(source) ?? source,
    /** Renders a reference to a note; undefined if there is no such note. */
    referenceOf,
    render,
  };
}

const noteId = (number: number) => `note-${number}`;
const referenceId = (number: number, reference: number) => `note-${number}-ref-${reference}`;
