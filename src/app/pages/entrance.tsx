import type { PageView } from './view.ts';

/** Returns where the main button of a page leads: to the dashboard, to sign-up if it is open, or to signing in. */
export function entranceOf({ t, toApp, isMember, facts: { signUp } }: PageView) {
  if (isMember) return { href: '/dashboard', label: t('site.frame.dashboard') };
  return signUp === 'open'
    ? { href: toApp('/register'), label: t('site.home.register') }
    : { href: toApp('/login'), label: t('site.frame.logIn') };
}

/** The main button of a page. */
export function Entrance({ view }: { view: PageView }) {
  const { href, label } = entranceOf(view);
  return (
    <a className="button primary" href={href}>
      {label}
    </a>
  );
}
