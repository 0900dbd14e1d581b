import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{server,shared,client,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    pool: 'forks',
    // Against what hangs; what is promised of speed the tests say themselves. Some start real processes one
    // after another, which takes 16 s on a machine of 2 cores with nothing else to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
