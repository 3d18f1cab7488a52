// Mail programs support neither CSS variables nor style sheets, so the design tokens are spelled out here.
export const COLORS = {
  text: '#111827',
  muted: '#4b5563',
  border: '#e5e7eb',
  background: '#f9fafb',
  surface: '#ffffff',
  primary: '#2563eb',
};

export const FONT = 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
export const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';
