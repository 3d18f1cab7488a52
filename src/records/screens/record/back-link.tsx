import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { Icon } from '#ui/icon.tsx';

/** Arrow at the start of a bar that leads to the previous screen. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <RouterLink to={to} aria-label={label} title={label} className={buttonStyle('quiet', 'icon')}>
    <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
  </RouterLink>
);
