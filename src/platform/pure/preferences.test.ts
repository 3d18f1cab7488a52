import { describe, expect, it } from 'vitest';
import { cookiesForDevice, preferenceCookie, preferencesInCookies } from './preferences.ts';

const UNDECIDED = { theme: null, region: null, timeZone: null };

describe('the preferences of a device', () => {
  it('are read from its cookies, next to others', () => {
    expect(preferencesInCookies('language=de; theme=dark; region=CH; time-zone=America/Argentina/Ushuaia')).toEqual({
      theme: 'dark',
      region: 'CH',
      timeZone: 'America/Argentina/Ushuaia',
    });
  });

  it('are undecided without cookies, and ignore what they do not know', () => {
    for (const cookies of [undefined, '', 'theme=', 'theme=neon; region=XX; time-zone=Mars/Olympus', 'my-theme=dark']) {
      expect(preferencesInCookies(cookies)).toEqual(UNDECIDED);
    }
    expect(preferencesInCookies('region=US%0d%0aset-cookie; time-zone=Europe/Paris\r\nx')).toEqual(UNDECIDED);
  });

  it('are read back as they were written', () => {
    const [pair = ''] = preferenceCookie('theme', 'system').split(';');
    expect(preferencesInCookies(pair).theme).toBe('system');
    expect(preferenceCookie('theme', null)).toBe('theme=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('take over those of an account that differ', () => {
    const account = { theme: 'dark', region: 'DE', timeZone: null } as const;
    expect(cookiesForDevice(account, { theme: 'light', region: 'DE', timeZone: null })).toEqual([
      'theme=dark; Path=/; SameSite=Lax; Max-Age=31536000',
    ]);
    expect(cookiesForDevice(UNDECIDED, { theme: 'light', region: 'DE', timeZone: 'Asia/Tokyo' })).toEqual([
      'region=; Path=/; SameSite=Lax; Max-Age=0',
      'time-zone=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
    expect(cookiesForDevice(UNDECIDED, UNDECIDED)).toEqual([]);
  });
});
