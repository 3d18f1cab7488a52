import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AuthProvider, useAuth } from './auth-provider.tsx';

const Status = () => useAuth().status;

describe('who is signed in', () => {
  it('cannot be asked for outside of the provider', () => {
    expect(() => renderToString(<Status />)).toThrow('useAuth must be used within an AuthProvider');
  });

  it('is being found out at first', () => {
    const html = renderToString(
      <AuthProvider>
        <Status />
      </AuthProvider>,
    );
    expect(html).toBe('loading');
  });
});
