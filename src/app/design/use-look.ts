import { useEffect, useState } from 'react';

export type Look = { theme: 'light' | 'dark'; dir: 'ltr' | 'rtl' };

/** Returns the theme and direction, kept in the URL: `?theme=dark&dir=rtl`. */
export function useLook() {
  const [look, setLook] = useState(fromAddress);
  useEffect(() => {
    const { theme, dir } = look;
    document.documentElement.classList.toggle('dark', theme === 'dark');
    document.documentElement.dir = dir;
    window.history.replaceState(null, '', `?theme=${theme}&dir=${dir}${window.location.hash}`);
  }, [look]);
  return [look, (change: Partial<Look>) => setLook((before) => ({ ...before, ...change }))] as const;
}

function fromAddress(): Look {
  const query = new URLSearchParams(window.location.search);
  return {
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  };
}
