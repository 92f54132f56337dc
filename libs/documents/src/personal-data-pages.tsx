import { EXPORT_PATH } from '@ringtag/contracts';
import { type Drawing, drawState } from './drawings';
import type { DrawingContext } from './frame';
import { PostButton } from './state-pages';
import { fill, getTexts } from './texts';

/** Behind the link by which somebody takes a copy of their data. A button, because mail programs open links, too. */
export function drawExportLink(token: string, context: DrawingContext): Drawing {
  const { plain } = getTexts(context.locale);
  const text = fill(plain.personalData.text, { brand: context.brand });
  const more = <PostButton to={EXPORT_PATH} label={plain.personalData.download} fields={{ token }} />;
  return drawState({ title: plain.personalData.title, text, more }, context);
}

export function drawExportLinkOver(context: DrawingContext): Drawing {
  const { plain } = getTexts(context.locale);
  return drawState({ title: plain.personalData.overTitle, text: plain.personalData.over }, context);
}
