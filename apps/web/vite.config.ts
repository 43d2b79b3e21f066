import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createChunkNames } from './build/chunks.ts';
import { precompress } from './build/precompress.ts';
import { shareFonts } from './build/share-fonts.ts';
import { siteFonts } from './build/site-fonts.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), siteFonts(), shareFonts(), precompress()],
  appType: 'custom',
  build: {
    target: 'es2023',
    emptyOutDir: true,
    // Both halves must name a file alike, and a strict policy has no use for data: addresses.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            output: {
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: createChunkNames() }] },
            },
          },
        }),
  },
  // Left to the environment, the server would render with React's development build, at half the pace.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // One file for the server: it starts faster than hundreds of small modules, and needs nothing installed beside it.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
