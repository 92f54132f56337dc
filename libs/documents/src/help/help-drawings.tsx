import { HELP_READERS, type HelpReader } from '@ringtag/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing } from '../drawings';
import type { DrawingContext } from '../frame';
import { fill } from '../texts';
import { HelpList, HelpPage } from './help-page';
import { getHelpTexts } from './help-texts';

/** The help page for one kind of user, or without one the list of all questions. */
export function drawHelp(reader: HelpReader | undefined, context: DrawingContext): Drawing {
  const { brand, locale } = context;
  const help = getHelpTexts(locale);
  const title = `${reader ? help[reader].title : help.title} · ${brand}`;
  const description = fill(help.text, { brand });
  return {
    title,
    description,
    preview: { title, description, picture: 'brand' },
    markup: renderToStaticMarkup(
      reader ? <HelpPage {...context} reader={reader} /> : <HelpList {...context} />,
    ),
  };
}

/** Markup with everything that these pages show, from which their style is chosen. */
export function helpSamples(): string {
  const context = { locale: 'en', brand: 'Brand', site: { privacyUrl: '/', imprintUrl: '/' } } as const;
  return [undefined, ...HELP_READERS].map((reader) => drawHelp(reader, context).markup).join('');
}
