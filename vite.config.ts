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
            // The first screen's code is one file: it compresses better, and is one request.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // So is the code shared by most screens: dozens of tiny files would wait for each
            // other.
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
  // Not `/api`: our own module's name starts with that, too.
  server: { proxy: { '^/api/': 'http://127.0.0.1:3000' } },
})
