import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstScreens } from './scripts/first-screens.ts'

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), firstScreens()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first screen needs comes in one piece: it packs better, and is one request.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // What most screens need beside it, likewise: dozens of tiny files wait for each other.
            {
              name: 'controls',
              test: /src\/(?:web|shared)\/|node_modules/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  // Not `/api`: that is the start of our own module's name too.
  server: { proxy: { '^/api/': 'http://127.0.0.1:3000' } },
})
