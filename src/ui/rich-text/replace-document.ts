import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/** Turns a document into another. Only the part that differs is replaced, so that the selection stays elsewhere. */
export function replaceDocument(transaction: Transaction, next: Node): Transaction {
  const { doc } = transaction;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return transaction;
  // In repeated text, the two ends overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  transaction.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  // The library fits the part in, and may begin another table instead of adding a first row.
  return transaction.doc.eq(next)
    ? transaction
    : transaction.replaceWith(0, transaction.doc.content.size, next.content);
}
