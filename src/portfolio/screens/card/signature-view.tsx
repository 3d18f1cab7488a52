import { createElement, type ReactNode } from 'react';
import type { SignatureNode } from '../../model/card/signature.ts';

const REACT_NAMES: Readonly<Record<string, string>> = { cellpadding: 'cellPadding', cellspacing: 'cellSpacing' };

/**
 * Renders the parts of a signature as elements, with their styles. The page's policy blocks styles that are written in
 * HTML, as the copied signature has them.
 */
export function SignatureView({ node }: { node: SignatureNode }): ReactNode {
  const { tag, attributes, style, children } = node;
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [REACT_NAMES[name] ?? name, value]),
  );
  const inside = children.map((child, at) =>
    typeof child === 'string' ? child : createElement(SignatureView, { key: at, node: child }),
  );
  return createElement(tag, { ...props, style }, ...inside);
}
