import { fileURLToPath } from 'node:url';
import postcssGlobalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import postcssCustomMedia from 'postcss-custom-media';
import postcssPxToRem from 'postcss-pxtorem';
import { defineConfig } from 'vite';
import { pageChunks } from './build/page-chunks.ts';
import { precompress } from './build/precompress.ts';
import { pruneReactRouter } from './build/prune-react-router.ts';
import { shareFonts } from './build/share-fonts.ts';
import { siteFonts } from './build/site-fonts.ts';

const breakpoints = fileURLToPath(new URL('src/ui/theme/breakpoints.css', import.meta.url));

/** A separate chunk, because it changes only with a dependency and stays cached across releases. */
const REACT = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), pruneReactRouter(), siteFonts(), shareFonts(), precompress()],
  appType: 'custom',
  css: {
    postcss: {
      plugins: [
        postcssGlobalData({ files: [breakpoints] }),
        postcssCustomMedia(),
        // Lengths follow the font size of the browser, except those of hairlines, outlines and drawings, and those
        // inside var(), which the plugin ignores. It ignores container queries too, so their widths are written in rem.
        postcssPxToRem({ propList: ['*'], minPixelValue: 4, exclude: /line-map/, selectorBlackList: [/ text$/] }),
      ],
    },
  },
  build: {
    target: 'es2023',
    // The first versions with light-dark(), all from before June 2024. Compiled for older ones it could not be inverted.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    emptyOutDir: true,
    reportCompressedSize: false,
    // The server and the browser must use the same URL of a file, and the Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    // The document of the admin preloads them; other pages need no list of them.
    modulePreload: { resolveDependencies: (file, files) => (file.includes('AdminPage') ? [] : files) },
    ...(isSsrBuild
      ? {}
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            output: { codeSplitting: { groups: [{ name: 'react', test: REACT, priority: 10 }, ...pageChunks()] } },
          },
        }),
  },
  // Without it the server would render with React's development build, which takes twice as long.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // Bundling the dependencies makes the server start faster and need none of them installed.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
