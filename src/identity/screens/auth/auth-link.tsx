import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Link } from '#ui/actions/link.tsx';

type Props = { to: string; state?: unknown; children: ReactNode };

/** Renders a link to another screen of the app. */
export const AuthLink = ({ to, state, children }: Props) => (
  <Link render={<RouterLink to={to} state={state} />}>{children}</Link>
);
