import config from '../../playwright.config.mjs';

/** The pictures of `npm run shots`, taken with the browser of the tests. */
export default { ...config, testDir: '.', outputDir: '../../test-results' };
