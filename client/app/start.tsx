import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#client/i18n/index.ts';
import { PRODUCT } from '#client/lib/product.ts';
import { App } from './app.tsx';
import './app.css';

/** Draws the app in place of the prerendered landing page. */
export async function startApp(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('the page has no #root');
  const i18n = await startI18n();
  const landing = document.querySelector('#landing');
  const shown = landing?.hasChildNodes() && getComputedStyle(landing).display !== 'none';
  // No screen has been here before (client/lib/use-title.ts): the page was empty, or is not shown.
  if (!shown) document.title = PRODUCT;
  landing?.remove();
  createRoot(root).render(
    <StrictMode>
      <App i18n={i18n} />
    </StrictMode>,
  );
}
