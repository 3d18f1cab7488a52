import type { Attention } from '../../contract.ts';

/** Returns the React key of an attention item, unique in the list. */
export function attentionKey(item: Attention): string {
  switch (item.kind) {
    case 'domain':
      return `domain ${item.host}`;
    case 'comments':
    case 'checks':
      return `${item.kind} ${item.cvId}`;
    case 'expiry':
      return `expiry ${item.id}`;
    case 'link':
      return `link ${item.shareId}`;
    default:
      return item.kind;
  }
}
