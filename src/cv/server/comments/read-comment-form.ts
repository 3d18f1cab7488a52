import type { IncomingMessage } from 'node:http';
import { cleanLine, cleanText, readForm } from '#platform/server/http/read-form.ts';

/** Fits the longest comment with each letter encoded as twelve characters, with room to spare. */
const MAX_FORM_BYTES = 64 * 1024;

export type CommentForm = {
  place: string;
  name: string;
  text: string;
  /** Honeypot: people do not see this field, but bots fill it in. */
  honeypot: string;
};

/** Parses the comment form that a visitor submits. */
export async function readCommentForm(request: IncomingMessage): Promise<CommentForm> {
  const field = await readForm(request, MAX_FORM_BYTES);
  return {
    place: field('place'),
    name: cleanLine(field('name')),
    text: cleanText(field('text')),
    honeypot: field('website'),
  };
}
