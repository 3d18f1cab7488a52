import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider, type Messages } from 'use-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { useTimeAgo } from './use-time-ago.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('is correct when first shown, however long nothing was shown before', () => {
  const TimeAgo = () => useTimeAgo()('2026-01-01T12:00:00Z');
  const textAt = (now: string) => {
    vi.useFakeTimers({ now: new Date(now) });
    return renderToStaticMarkup(
      <IntlProvider locale="en" timeZone="UTC" messages={{ ui: { justNow: 'just now' } } as Messages}>
        <TimeAgo />
      </IntlProvider>,
    );
  };
  expect(textAt('2026-01-01T11:59:00Z')).toBe('just now');
  expect(textAt('2026-01-01T12:00:59Z')).toBe('just now');
  expect(textAt('2026-01-01T12:01:00Z')).toBe('1 minute ago');
  expect(textAt('2026-01-01T14:00:30Z')).toBe('2 hours ago');
});
