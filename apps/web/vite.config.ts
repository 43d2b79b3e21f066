import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  build: {
    target: 'es2023',
    emptyOutDir: true,
    ...(isSsrBuild
      ? {}
      : {
          outDir: 'dist/client',
          manifest: true,
          assetsInlineLimit: 0,
          rolldownOptions: { input: 'src/entry-client.tsx' },
        }),
  },
  // One file for the server: it starts faster than hundreds of small modules, and needs nothing installed beside it.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
