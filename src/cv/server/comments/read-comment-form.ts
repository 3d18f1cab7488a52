import type { IncomingMessage } from 'node:http';
import { asOneLine, asText, readForm } from '#platform/http/read-form.ts';

/** A comment of the greatest length, each letter of it written as twelve, and room to spare. */
const LARGEST_FORM = 64 * 1024;

export type CommentForm = {
  place: string;
  name: string;
  text: string;
  /** People do not see this field; programs that fill in every form fill it in. */
  trap: string;
};

/** What a reader sends off from the form below a block. */
export async function readCommentForm(request: IncomingMessage): Promise<CommentForm> {
  const field = await readForm(request, LARGEST_FORM);
  return {
    place: field('place'),
    name: asOneLine(field('name')),
    text: asText(field('text')),
    trap: field('website'),
  };
}
