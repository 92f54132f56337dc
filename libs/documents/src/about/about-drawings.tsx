import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing } from '../drawings';
import type { DrawingContext } from '../frame';
import { fill, getTexts } from '../texts';
import { AboutPage } from './about-page';

/** The page that explains the product, and whose readers can make a code of their own where the site offers that. */
export function drawAbout(context: DrawingContext, offersCodes: boolean): Drawing {
  const { brand, locale } = context;
  const { plain } = getTexts(locale);
  const title = fill(plain.about.title, { brand });
  const description = fill(plain.about.text, { brand });
  return {
    title,
    description,
    preview: { title, description, picture: 'brand' },
    markup: renderToStaticMarkup(<AboutPage {...context} offersCodes={offersCodes} />),
  };
}

/** Markup with everything that the page shows, from which its style is chosen. */
export function aboutSample(): string {
  return drawAbout({ locale: 'en', brand: 'Brand', site: { privacyUrl: '/', imprintUrl: '/' } }, true).markup;
}
