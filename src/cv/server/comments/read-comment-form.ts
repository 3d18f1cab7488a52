import type { IncomingMessage } from 'node:http';
import { asOneLine, asText, readForm } from '#platform/http/read-form.ts';

/** Fits the longest comment with each letter encoded as twelve characters, with room to spare. */
const LARGEST_FORM = 64 * 1024;

export type CommentForm = {
  place: string;
  name: string;
  text: string;
  /** Honeypot: people do not see this field, but bots fill it in. */
  trap: string;
};

/** Parses the comment form that a visitor submits. */
export async function readCommentForm(request: IncomingMessage): Promise<CommentForm> {
  const field = await readForm(request, LARGEST_FORM);
  return {
    place: field('place'),
    name: asOneLine(field('name')),
    text: asText(field('text')),
    trap: field('website'),
  };
}
