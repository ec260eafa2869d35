import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What is painted first needs the style sheet only; the script comes behind it. */
const scriptAfterStyles: Plugin = {
  name: 'script-after-styles',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
  },
}

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), scriptAfterStyles],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    // What the first screen needs comes in one piece: it packs better, and is one request.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  // Not `/api`: that is the start of our own module's name too.
  server: { proxy: { '^/api/': 'http://127.0.0.1:3000' } },
})
