import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AuthProvider, useAuth } from './auth-provider.tsx';

const Status = () => useAuth().status;

describe('useAuth', () => {
  it('throws outside of the provider', () => {
    expect(() => renderToString(<Status />)).toThrow('useAuth must be used within an AuthProvider');
  });

  it('is loading at first', () => {
    const html = renderToString(
      <AuthProvider>
        <Status />
      </AuthProvider>,
    );
    expect(html).toBe('loading');
  });
});
