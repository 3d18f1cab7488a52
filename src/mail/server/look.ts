// Mail programs read no variables and no style sheets: the tokens of the design are spelled out here, and only here.
export const COLORS = {
  text: '#111827',
  quiet: '#4b5563',
  line: '#e5e7eb',
  ground: '#f9fafb',
  paper: '#ffffff',
  primary: '#2563eb',
};

export const FONT = 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
export const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';
