import { html } from '#platform/pure/markup.ts';

export type BarWords = {
  /** States who can view the page, and whether it shows an older version. */
  status: string;
  label: string;
  edit: string;
  sharing: string;
};

type OwnerBarInput = { id: string; words: BarWords; language: string; direction: string };

/** Renders the bar above a CV page that only its owner sees. */
export const renderOwnerBar = ({ id, words, language, direction }: OwnerBarInput) =>
  html`<aside class="bar" aria-label="${words.label}" lang="${language}" dir="${direction}"><p>${words.status}</p> <a href="/cv/${id}/edit">${words.edit}</a> <a href="/cv/${id}/preview?sharing">${words.sharing}</a></aside>`;
