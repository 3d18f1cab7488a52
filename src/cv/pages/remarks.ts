import type { Language } from '#platform/i18n/languages.ts';
import { html, inLines, type Markup } from '#platform/markup.ts';
import type { CommentBlock } from '../model/comment-blocks.ts';
import { anchorOf } from '../model/exports/html/article.ts';
import { languageOf } from '../model/language-of.ts';
import type { Path } from '../model/tree.ts';
import { remarkForm, type TypedRemark } from './remark-form.ts';
import { REMARK_STYLE } from './remark-style.ts';
import type { RemarkWords } from './remark-words.ts';

/** A visitor's comment on a block, as every visitor sees it. */
export type Remark = {
  place: Path;
  readerName: string;
  text: string;
  createdAt: Date;
  answer: string | null;
};

/** The comment state that a request asks for: the form below a block, or the note after a comment was sent. */
export type RemarkAsk =
  | { kind: 'form'; place: Path; typed?: TypedRemark | undefined }
  | { kind: 'said'; place: Path; state: 'shown' | 'held' };

type Given = {
  cvId: string;
  blocks: readonly CommentBlock[];
  remarks: readonly Remark[];
  /** Whether a new comment is hidden until the owner approves it. */
  held: boolean;
  /** Interface language of the words and dates. */
  language: Language;
  words: RemarkWords;
  ask: RemarkAsk | undefined;
};

/** Returns `after`, which renders the comments and the comment link of a block, and the style of both. */
export function remarksOn({ cvId, blocks, remarks, held, language, words, ask }: Given) {
  const nameOf = new Map(blocks.map(({ place, name }) => [keyOf(place), name]));
  const of = Map.groupBy(remarks, ({ place }) => keyOf(place));
  const asked = ask && keyOf(ask.place);
  const { tag, direction } = languageOf(language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

  const entries = new Set(blocks.flatMap(({ place }) => (place.length > 2 ? [keyOf(place.slice(0, 2))] : [])));

  const after = (place: Path): Markup | false => {
    const key = keyOf(place);
    const name = nameOf.get(key);
    if (name === undefined) return false;
    const said = of.get(key) ?? [];
    // A section's link follows its last entry, so its wording must differ from that of the entry's link.
    const wording = entries.has(key) ? words.commentSection : words.comment;
    return html`<div class="remarks" lang="${tag}" dir="${direction}">
${inLines([
  said.length > 0 && listOf(said, { name, words, day }),
  ask?.kind === 'said' &&
    asked === key &&
    html`<p class="remark-note" id="said" role="status">${words.said[ask.state]}</p>`,
  ask?.kind === 'form' && asked === key
    ? remarkForm({ cvId, place, name, back: `/cv/${cvId}#${anchorOf(place)}`, held, words, typed: ask.typed })
    : html`<a class="remark-link" rel="nofollow" href="${addressOfForm(cvId, place)}" aria-label="${wording}: ${name}">${wording}</a>`,
])}
</div>`;
  };
  return { after, style: REMARK_STYLE };
}

function listOf(
  remarks: readonly Remark[],
  { name, words, day }: { name: string; words: RemarkWords; day: Intl.DateTimeFormat },
) {
  return html`<ul class="remark-list" aria-label="${words.comments}: ${name}">
${inLines(
  remarks.map(
    ({ readerName, text, createdAt, answer }) => html`<li>
<p class="remark-by"><bdi>${readerName}</bdi> <time datetime="${createdAt.toISOString()}">${day.format(createdAt)}</time></p>
<p class="remark-text" dir="auto">${text}</p>
${answer !== null && html`<div class="remark-answer"><p class="remark-by">${words.answer}</p>\n<p class="remark-text" dir="auto">${answer}</p></div>\n`}</li>`,
  ),
)}
</ul>`;
}

const keyOf = (place: Path) => place.join('/');

const addressOfForm = (cvId: string, place: Path) =>
  `/cv/${cvId}?${new URLSearchParams({ remark: keyOf(place) })}#remark`;

/** Returns the address to redirect to after a comment was sent: the block, with a note. */
export const addressOfSaid = (cvId: string, place: Path, state: 'shown' | 'held') =>
  `/cv/${cvId}?${new URLSearchParams({ said: state, at: keyOf(place) })}#said`;

/** Returns whether a query may ask for the comment form or the note; a cheap test before `askOf`. */
export const asksSomething = (search: string) => /[?&](?:remark|said)=/.test(search);

/** Parses the comment state from the query of a CV page; undefined if there is none or the CV has no such block. */
export function askOf(search: string, blocks: readonly CommentBlock[]): RemarkAsk | undefined {
  const asked = new URLSearchParams(search);
  const blockAt = (name: string) => blocks.find(({ place }) => keyOf(place) === asked.get(name))?.place;
  const [form, said, state] = [blockAt('remark'), blockAt('at'), asked.get('said')];
  if (form) return { kind: 'form', place: form };
  if (said && (state === 'shown' || state === 'held')) return { kind: 'said', place: said, state };
  return undefined;
}
